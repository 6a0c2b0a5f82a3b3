import type { Material } from '@showroom/contract/visualizer/visualizer'
import { useMemo, useReducer, useState } from 'react'
import { begin, change, type History, redo, undo } from '../room/look.rules.ts'
import { type Told, toldGoods } from '../room/told-goods.rules.ts'
import type { PhotoLook } from './places.rules.ts'

/** `at`: what is changed; the same again joins the step before, as a point that is dragged. */
type Step = { kind: 'change'; look: PhotoLook; at: string | null } | { kind: 'undo' | 'redo' | 'rest' }
type State = { history: History<PhotoLook>; at: string | null }

const reduce = ({ history, at }: State, step: Step): State => {
  switch (step.kind) {
    case 'change':
      return { history: change(history, step.look, step.at !== null && step.at === at), at: step.at }
    case 'undo':
      return { history: undo(history), at: null }
    case 'redo':
      return { history: redo(history), at: null }
    case 'rest':
      return { history, at: null }
  }
}

/** What is marked and laid in one photo with its steps back and forth, all goods that it has met, and what of them is gone. */
export const usePhotoLook = (first: PhotoLook, told: Told) => {
  const [{ history }, step] = useReducer(reduce, { history: begin(first), at: null })
  const [met, setMet] = useState(told.materials)
  const [lost] = useState(told.gone)
  const goods = useMemo(() => toldGoods({ materials: met, gone: lost }), [met, lost])
  return {
    look: history.now,
    ...goods,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    meet: (material: Material) =>
      setMet((before) => [...before.filter(({ id }) => id !== material.id), material]),
    change: (look: PhotoLook, at: string | null = null) => step({ kind: 'change', look, at }),
    /** Whatever comes next is a step of its own. */
    rest: () => step({ kind: 'rest' }),
    undo: () => step({ kind: 'undo' }),
    redo: () => step({ kind: 'redo' }),
  }
}
export type PhotoEditing = ReturnType<typeof usePhotoLook>
