import type { AiPhotoColor } from '@showroom/contract/design-ai/ai-photo'
import type { AiChoice, AiSurvey, AiWish } from '@showroom/contract/design-ai/design-ai'
import type { AiPhotoUse, AiSurface } from '@showroom/contract/design-ai/ai-choices'
import type { ShowroomContext } from '../showroom/showroom.ts'

/** What an engine is asked for. */
export type EngineJob = {
  /** Its name for good: an engine that is asked twice for one job makes the same. */
  id: string
  wish: AiWish
  survey: AiSurvey | null
  showroom: ShowroomContext
  /** Of the room that it is for, where somebody sent one. */
  photo: { picture: Buffer; width: number; height: number; colors: readonly AiPhotoColor[] } | null
  /** What is to be changed, and of what. */
  refinement: { text: string; choices: readonly AiChoice[]; picture?: Buffer | null } | null
}

export type EnginePicture = {
  bytes: Buffer
  width: number
  height: number
  choices: AiChoice[]
  kept: AiSurface[]
  totalCents: number
  overCents: number
}

export type EngineRun = {
  /** Whoever runs it stops: somebody else may go on with it, so that what was begun stays begun. */
  signal: AbortSignal
  /** Nobody waits for it any more: what was begun is called off. */
  givenUp: AbortSignal
  onProgress: (percent: number) => Promise<void>
  /** What a process that died with it had begun: it is looked up, never begun twice. */
  begun: string | null
  onBegun: (ref: string) => Promise<void>
}

/** An end without pictures that is nobody's fault here: the credit goes back, and its code says why. */
export class EngineEnd extends Error {
  constructor(
    readonly state: 'failed' | 'blocked',
    readonly code: string,
    cause?: unknown,
  ) {
    super(`The engine ended: ${code}.`, { cause })
    this.name = 'EngineEnd'
  }
}

/** What of a wish an engine can not do, said before anything is charged. */
export type Unwilling = { refusal: string | null; notUnderstood: string[] }

/** Makes ideas. Whoever adds one writes a folder with one of these; nothing else knows it by name. */
export type DesignEngine = {
  name: string
  /** What it does with a photo of somebody’s room. */
  photos: AiPhotoUse
  read: (job: Pick<EngineJob, 'wish' | 'refinement'>) => Unwilling
  /** Empty: nothing fits. */
  make: (job: EngineJob, run: EngineRun) => Promise<EnginePicture[]>
}
