export const liveMessages = {
  tooManyStreams: 'Too many people are looking at this moment. Trying again in a few seconds.',
}
