import type { DesignState } from '@showroom/contract/visualizer/design'
import { productsIn } from '@showroom/contract/visualizer/laid.rules'
import type { Plan } from '@showroom/contract/visualizer/plan'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { type Draft, draftNameOf, readDraft, writeDraft } from './draft.ts'
import { begin, change, type History, type Look, redo, undo } from './look.rules.ts'
import { type Told, toldGoods } from './told-goods.rules.ts'
import type { Kept, RoomStart } from './useRoomStart.ts'

type Step = { kind: 'change'; look: Look; joins: boolean } | { kind: 'undo' } | { kind: 'redo' }

const reduce = (history: History, step: Step): History => {
  switch (step.kind) {
    case 'change':
      return change(history, step.look, step.joins)
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
  }
}

/** What was last kept: the look, and the design that it is kept in. */
type Base = { look: Look; kept: Kept | null }

/** A draft that changes nothing is none. */
const draftOver = (name: string, first: Look): Draft | null => {
  const draft = readDraft(name)
  return draft && isSame(draft.look, first) ? null : draft
}

const isSame = (one: Look, other: Look): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** What a room begins with: as it was kept, and over that what this device still has of it. */
const beginningOf = (start: RoomStart, room: string) => {
  const first: Look = { plan: start.floorplan.plan, state: start.state }
  const draft = draftOver(draftNameOf(room, start.kept?.id ?? null), first)
  // What was changed goes by the version that was changed: a newer one is not saved over unseen.
  const version = draft?.version ?? start.kept?.version ?? 0
  const base: Base = { look: first, kept: start.kept && { ...start.kept, version } }
  return { draft, base, isBehind: start.kept !== null && version !== start.kept.version }
}

/** The look of one room with its steps back and forth, and all goods that it has met. */
export const useLook = (start: RoomStart, room: string) => {
  const [{ draft, isBehind, ...began }] = useState(() => beginningOf(start, room))
  const [base, setBase] = useState(began.base)
  const [history, step] = useReducer(reduce, draft?.look ?? base.look, begin)
  const { met, learn, ...told } = useTold(start, draft)
  const [isRestored, setRestored] = useState(draft !== null)
  const { now } = history
  const isChanged = !isSame(now, base.look)
  const name = draftNameOf(room, base.kept?.id ?? null)
  useWrittenDraft(name, { look: now, materials: met, version: base.kept?.version ?? null }, isChanged)
  return {
    ...now,
    ...told,
    isChanged,
    /** The design that it is kept in; null where it is not kept yet. */
    kept: base.kept,
    /** What is open was changed on another device since. */
    isBehind,
    /** What this device had of it is what stands there. */
    isRestored: isRestored && isChanged,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    setState: (state: DesignState, joins = false) => step({ kind: 'change', look: { ...now, state }, joins }),
    setPlan: (plan: Plan) => step({ kind: 'change', look: { ...now, plan }, joins: false }),
    undo: () => step({ kind: 'undo' }),
    redo: () => step({ kind: 'redo' }),
    keep: (look: Look, kept: Kept, goods: Told) => {
      // Once it is kept it goes by the design’s word: under the other one nothing is left.
      writeDraft(name, null)
      learn(goods)
      setBase({ look, kept })
      setRestored(false)
    },
    /** The design is not there any more: what is kept next is a new one. */
    lose: () => {
      writeDraft(name, null)
      setBase({ ...base, kept: null })
    },
    /** As it was kept. A step like any other: undo brings back what was changed. */
    startOver: () => step({ kind: 'change', look: base.look, joins: false }),
    forgetDraft: () => writeDraft(name, null),
  }
}

/** All goods that the room has met, and `gone`, what lies there and is not sold here any more, by its id. */
const useTold = (start: RoomStart, draft: Draft | null) => {
  // What the server has just said of goods goes before what this device remembers of them.
  const [met, setMet] = useState<readonly Material[]>([...(draft?.materials ?? []), ...start.materials])
  const [lost, setLost] = useState(start.gone)
  const goods = useMemo(() => toldGoods({ materials: met, gone: lost }), [met, lost])
  const meet = (...materials: readonly Material[]) => setMet((before) => [...before, ...materials])
  const learn = ({ materials, gone }: Told) => {
    meet(...materials)
    setLost(gone)
  }
  return { ...goods, met, meet, learn }
}

/** While something is changed it is on this device, with the goods that it needs. */
const useWrittenDraft = (name: string, { look, materials, version }: Draft, isChanged: boolean): void =>
  useEffect(() => {
    const used = productsIn(look.state)
    const needed = materials.filter(({ id }) => used.includes(id))
    writeDraft(name, isChanged ? { look, materials: needed, version } : null)
  }, [name, version, look, isChanged, materials])

export type RoomLook = ReturnType<typeof useLook>
