import type { AiStartKind } from '@showroom/contract/design-ai/ai-choices'

/** What the form says of what an idea begins from. */
export const startMessages = {
  begin: 'Begin from',
  words: {
    nothing: 'Nothing',
    photo: 'A photo',
    plan: 'A floor plan',
    template: 'A look',
    design: 'A room of mine',
  },
  hint: {
    plan: 'Looks are drawn in the plan, and counted for its size.',
    template: 'Looks begin from its materials; how far they go is up to you.',
    design: 'Looks begin from what lies in your room; how far they go is up to you.',
  } satisfies Record<AiStartKind, string>,
  lists: {
    plan: 'Floor plans',
    template: 'Looks',
    design: 'Rooms of yours',
  } satisfies Record<AiStartKind, string>,
  none: {
    plan: 'There is no floor plan of this room.',
    template: 'There is no look for this room.',
    design: 'You have saved no room yet.',
  } satisfies Record<AiStartKind, string>,
  toVisualizer: 'Design one in the visualizer',
  more: 'Show more',
  gone: 'The room that you began from has gone. Choose another one.',
  sizeKnown: (name: string) => `As large as “${name}”.`,
  feet: (area: number) => `${Math.round(area / 1_000).toLocaleString('en-US')} sq ft`,
  strengthHint: 'On the left looks stay near the materials that lie there, on the right your styles decide.',
} as const
