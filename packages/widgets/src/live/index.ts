export { type LiveOptions, type LiveState, openLive, type Whisper } from './live.ts'
