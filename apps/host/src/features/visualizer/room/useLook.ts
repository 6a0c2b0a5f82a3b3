import type { DesignState } from '@showroom/contract/visualizer/design'
import type { Plan } from '@showroom/contract/visualizer/plan'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { readDraft, writeDraft } from './draft.ts'
import { begin, change, type History, type Look, redo, undo } from './look.rules.ts'
import type { RoomStart } from './useRoomStart.ts'

type Step =
  | { kind: 'change'; look: Look; joins: boolean }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'begin'; look: Look }

const reduce = (history: History, step: Step): History => {
  switch (step.kind) {
    case 'change':
      return change(history, step.look, step.joins)
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
    case 'begin':
      return begin(step.look)
  }
}

/** The look of one room with its steps back and forth, and all goods that it has met. */
export const useLook = (start: RoomStart, room: string) => {
  const [draft] = useState(() => readDraft(room))
  const first: Look = { plan: start.floorplan.plan, state: start.state }
  const [history, step] = useReducer(reduce, draft?.look ?? first, begin)
  const [met, setMet] = useState<readonly Material[]>([...start.materials, ...(draft?.materials ?? [])])
  const [isRestored, setRestored] = useState(draft !== null)
  const { now } = history
  const materials = useMemo(() => new Map(met.map((material) => [material.id, material])), [met])
  const [kept, setKept] = useState<Look>(first)
  const isChanged = now !== kept && JSON.stringify(now) !== JSON.stringify(kept)
  useEffect(() => {
    const used = Object.values(now.state.laid).map((laid) => laid?.product_id)
    writeDraft(room, isChanged ? { look: now, materials: met.filter(({ id }) => used.includes(id)) } : null)
  }, [room, now, isChanged, met])
  return {
    ...now,
    materials,
    isChanged,
    isRestored,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    meet: (material: Material) =>
      setMet((before) => (before.some(({ id }) => id === material.id) ? before : [...before, material])),
    setState: (state: DesignState, joins = false) => step({ kind: 'change', look: { ...now, state }, joins }),
    setPlan: (plan: Plan) => step({ kind: 'change', look: { ...now, plan }, joins: false }),
    undo: () => step({ kind: 'undo' }),
    redo: () => step({ kind: 'redo' }),
    keep: (look: Look) => setKept(look),
    startOver: () => {
      setRestored(false)
      step({ kind: 'begin', look: first })
    },
  }
}
export type RoomLook = ReturnType<typeof useLook>
