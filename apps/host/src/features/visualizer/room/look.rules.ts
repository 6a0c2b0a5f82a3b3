import type { DesignState, FixtureState, LaidState } from '@showroom/contract/visualizer/design'
import type { FixtureKey } from '@showroom/contract/visualizer/fixtures'
import { nothingLaid } from '@showroom/contract/visualizer/laid.rules'
import type { Plan } from '@showroom/contract/visualizer/plan'
import type { LaidSurface, PaintedSurface } from '@showroom/contract/visualizer/surfaces'

/** All that undo brings back. */
export type Look = { plan: Plan; state: DesignState }
export type History<State = Look> = { past: readonly State[]; now: State; future: readonly State[] }

const mostSteps = 50

export const begin = <State>(now: State): History<State> => ({ past: [], now, future: [] })

/** `joins` the step before: a slider that is dragged is one step. */
export const change = <State>({ past, now }: History<State>, next: State, joins = false): History<State> =>
  joins && past.length > 0
    ? { past, now: next, future: [] }
    : { past: [...past, now].slice(-mostSteps), now: next, future: [] }

export const undo = <State>({ past, now, future }: History<State>): History<State> => {
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : { past, now, future }
}

export const redo = <State>({ past, now, future }: History<State>): History<State> => {
  const [after, ...rest] = future
  return after ? { past: [...past, now], now: after, future: rest } : { past, now, future }
}

export const nothingChosen: DesignState = { v: 1, laid: {}, painted: {}, metal: null }

export const laidOn = (state: DesignState, key: LaidSurface): LaidState => state.laid[key] ?? nothingLaid

export const withLaid = (state: DesignState, key: LaidSurface, laid: Partial<LaidState>): DesignState => ({
  ...state,
  laid: { ...state.laid, [key]: { ...laidOn(state, key), ...laid } },
})

/** Another product keeps what was said of the place, and begins with its own grout and pattern. */
export const withProduct = (state: DesignState, key: LaidSurface, product_id: string | null): DesignState =>
  withLaid(state, key, {
    product_id,
    pattern: null,
    grout: null,
    joint_mil: null,
    waste_pct: null,
    start: [0, 0],
  })

export const withPaint = (state: DesignState, key: PaintedSurface, color: string): DesignState => ({
  ...state,
  painted: { ...state.painted, [key]: { color } },
})

/** Null: none is chosen any more. */
export const withFixture = (
  state: DesignState,
  key: FixtureKey,
  fixture: FixtureState | null,
): DesignState => {
  const { [key]: _before, ...others } = state.fixtures ?? {}
  return { ...state, fixtures: fixture ? { ...others, [key]: fixture } : others }
}

/** The same one again takes it off. */
export const withMetal = (state: DesignState, metal: string): DesignState => ({
  ...state,
  metal: state.metal === metal ? null : metal,
})
