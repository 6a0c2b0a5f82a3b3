import type { RenderPass } from './render-pass.ts'

const mostPasses = 6

type Drawn<Drawing> = { drawing: Drawing; answers: Record<string, unknown> }

/** Draws until nothing more is asked; what is still open after that, the browser asks. */
export const drawWhole = async <Drawing>(
  pageHref: RenderPass['pageHref'],
  draw: (pass: RenderPass) => Drawing | Promise<Drawing>,
): Promise<Drawn<Drawing>> => {
  const answers: Record<string, unknown> = {}
  const doors = new Map<object, unknown>()
  for (let passes = 1; ; passes += 1) {
    const pass: RenderPass = { answers, doors, questions: new Map(), closedDoors: new Set(), pageHref }
    const drawing = await draw(pass)
    const isDone = pass.questions.size + pass.closedDoors.size === 0
    if (isDone || passes === mostPasses) return { drawing, answers }
    await Promise.all([
      ...[...pass.questions].map(async ([key, ask]) => {
        answers[key] = await ask()
      }),
      ...[...pass.closedDoors].map(async (load) => doors.set(load, await load())),
    ])
  }
}
