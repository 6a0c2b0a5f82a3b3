import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memberRights } from '../project/project-choices.ts'
import {
  boughtStates,
  selectionStates,
  type SelectionStatus,
  selectionStatuses,
} from './selection-choices.ts'
import {
  isDecided,
  isLocked,
  mayDecide,
  needsNote,
  selectionActionNames,
  selectionActions,
  sideOf,
  statusOf,
} from './selection-status.rules.ts'

const client = { role: 'client', right: 'approve' } as const

describe('the status that is read', () => {
  test('an open decision tells whether there is something to choose', () => {
    expect(statusOf({ state: 'open', optionCount: 0, bought: 'none' })).toBe('to_choose')
    expect(statusOf({ state: 'open', optionCount: 3, bought: 'none' })).toBe('options_ready')
  })

  test('an approved one tells how far it has come', () => {
    for (const bought of ['in_cart', 'ordered', 'delivered'] as const)
      expect(statusOf({ state: 'approved', optionCount: 1, bought })).toBe(bought)
    expect(statusOf({ state: 'approved', optionCount: 1, bought: 'none' })).toBe('approved')
  })

  test('what is in a cart says nothing of a decision that is not approved', () => {
    assert(
      property(constantFrom(...selectionStates), constantFrom(...boughtStates), (state, bought) => {
        if (state !== 'approved')
          expect(statusOf({ state, optionCount: 1, bought })).toBe(
            statusOf({ state, optionCount: 1, bought: 'none' }),
          )
      }),
    )
  })
})

describe('what may be done', () => {
  test('nothing that is ordered is reset: a change is asked for', () => {
    for (const status of ['ordered', 'delivered'] as const) {
      expect(mayDecide('reset', status, client)).toBe(false)
      expect(mayDecide('request_change', status, client)).toBe(true)
    }
  })

  test('a locked decision is neither chosen nor approved again', () => {
    for (const status of selectionStatuses.filter(isLocked))
      for (const action of ['choose', 'approve', 'decline', 'skip'] as const)
        expect(mayDecide(action, status, client)).toBe(false)
  })

  test('what may be approved may not be approved by who only suggests', () => {
    expect(mayDecide('choose', 'options_ready', { role: 'pro', right: 'suggest' })).toBe(true)
    expect(mayDecide('approve', 'options_ready', { role: 'pro', right: 'suggest' })).toBe(false)
    expect(mayDecide('ask', 'options_ready', { role: 'viewer', right: 'view' })).toBe(true)
  })

  test('a right never allows less than the one before it', () => {
    const among = constantFrom(...selectionActionNames)
    assert(
      property(among, constantFrom(...selectionStatuses), (action, status) => {
        const allowed = memberRights.map((right) => mayDecide(action, status, { role: 'client', right }))
        expect(allowed.toSorted((a, b) => Number(a) - Number(b))).toEqual(allowed)
      }),
    )
  })

  test('from every status something leads on, and every action leads to a known state', () => {
    const leading = (status: SelectionStatus) =>
      selectionActionNames.filter((name) => mayDecide(name, status, client) && name !== 'ask')
    // What is in a cart goes on, or comes out, there.
    expect(selectionStatuses.filter((status) => leading(status).length === 0)).toEqual(['in_cart'])
    for (const { to } of Object.values(selectionActions))
      if (to !== null) expect(selectionStates).toContain(to)
  })

  test('what is decided waits for nobody', () => {
    expect(selectionStatuses.filter(isDecided)).toEqual([
      'approved',
      'in_cart',
      'ordered',
      'delivered',
      'not_applicable',
    ])
  })
})

describe('in whose place', () => {
  test('an owner stands on the client’s side, a Pro who owns the project on the Pro’s', () => {
    expect(sideOf({ role: 'owner', type: 'User' })).toBe('client')
    expect(sideOf({ role: 'owner', type: 'Contractor' })).toBe('pro')
    expect(sideOf({ role: 'pro', type: 'Contractor' })).toBe('pro')
    expect(sideOf({ role: 'viewer', type: 'User' })).toBe('client')
  })

  test('a Pro who approves for the client says why, the client does not', () => {
    expect(needsNote('approve', 'pro', 'client')).toBe(true)
    expect(needsNote('approve', 'client', 'client')).toBe(false)
    expect(needsNote('choose', 'pro', 'client')).toBe(false)
    expect(needsNote('request_change', 'client', 'client')).toBe(true)
  })
})
