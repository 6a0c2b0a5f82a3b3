import { longestTemplateTitle } from '@showroom/contract/visualizer/template-choices'

/** What is said where a Pro publishes rooms as templates. */
export const publishMessages = {
  publish: 'Publish as template',
  publishTitle: 'Publish as a template of your showroom',
  publishAbout:
    'Your clients find it first among the templates, with these materials counted for their own room. Fixtures stay in your room: a template is made of surfaces and colors.',
  title: 'Title',
  titleHint: `What your clients read, up to ${longestTemplateTitle} characters.`,
  needTitle: 'Give it a title.',
  style: 'Style',
  visibility: 'Who sees it',
  states: {
    published: 'Clients of my showroom',
    draft: 'Only me, for now',
    hidden: 'Nobody any more',
  },
  aboutStates: {
    published: 'First in the list of templates.',
    draft: 'Kept here until you publish it.',
    hidden: 'Taken out of the list. Rooms that clients have made from it stay.',
  },
  shown: { published: 'Published', draft: 'Draft', hidden: 'Hidden' },
  toPublish: 'Publish',
  publishing: 'Publishing…',
  seeTemplates: 'My templates',
  notOwn: 'Templates are published from your own showroom. Open it, and design the room with what it sells.',
  openOwn: (vsdId: string) => `Open showroom ${vsdId}`,
  rooms: 'Your rooms',
  about: 'What you have designed, as a start for your clients: it stands before all others in your showroom.',
  none: 'You have published no template yet. Design a room, then choose “Publish as template”.',
  design: 'Design a room',
  edit: (title: string) => `Edit ${title}`,
  made: (day: string) => `Made ${day}`,
  items: (count: number) => (count === 1 ? '1 material' : `${count} materials`),
  see: 'See it in the showroom',
  picture: 'Your own picture',
  pictureHint:
    'A photo of a room that you have built like this, at least 1600 × 1000 pixels. Without one the materials are shown in a rendered room.',
  removePicture: 'Take the picture off',
  notSent: 'The picture could not be sent. Please try again.',
  remove: 'Remove template',
  reallyRemove: 'Remove it for good? Rooms that clients have made from it stay theirs.',
  keep: 'Keep it',
  pages: 'templates',
} as const
