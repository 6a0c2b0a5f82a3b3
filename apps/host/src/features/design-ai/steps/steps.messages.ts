import type { StepName } from './useSteps.ts'

export const stepMessages = {
  place: (at: number, all: number) => `Step ${at} of ${all}`,
  names: {
    room: 'Room',
    begin: 'Begin from',
    style: 'Style',
    size: 'Size and budget',
    keep: 'What stays',
    text: 'Anything else',
  } satisfies Record<StepName, string>,
  back: 'Back',
  next: 'Next',
} as const
