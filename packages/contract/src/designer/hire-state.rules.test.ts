import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HireAction, hireActions, hireSides, hireStates } from './designer-choices.ts'
import { actionsOf, hasAccess, type HireFacts, mayReview, nextState } from './hire-state.rules.ts'

const facts = (telling: Partial<HireFacts> = {}): HireFacts => ({
  state: 'requested',
  price: 'package',
  revisionsLeft: 1,
  milestonesLeft: 1,
  isFunded: true,
  ...telling,
})

test('a package is accepted by the designer, worked on, delivered, approved and closed', () => {
  const path: [HireAction, 'client' | 'designer'][] = [
    ['accept', 'designer'],
    ['start', 'designer'],
    ['deliver', 'designer'],
    ['revise', 'client'],
    ['deliver', 'designer'],
    ['approve', 'client'],
    ['close', 'client'],
  ]
  const passed = path.reduce<HireFacts['state'][]>((states, [action, side]) => {
    const state = states.at(-1) ?? 'requested'
    return [...states, nextState(action, facts({ state }), side) ?? state]
  }, [])
  expect(passed).toEqual(['accepted', 'active', 'delivered', 'active', 'delivered', 'approved', 'closed'])
})

test('a quote is given by the designer and agreed to by the client, never accepted unpriced', () => {
  expect(actionsOf(facts({ price: 'quote_wanted' }), 'designer')).toEqual(['decline', 'quote'])
  expect(actionsOf(facts({ price: 'quote_wanted' }), 'client')).toEqual(['cancel'])
  expect(actionsOf(facts({ price: 'quoted' }), 'client')).toEqual(['agree', 'cancel'])
  expect(actionsOf(facts({ price: 'quoted' }), 'designer')).toEqual(['decline'])
  expect(nextState('agree', facts({ price: 'quoted' }), 'client')).toBe('unpaid')
})

test('what was delivered is sent back only while revisions are left', () => {
  expect(actionsOf(facts({ state: 'delivered' }), 'client')).toEqual(['revise', 'approve'])
  expect(actionsOf(facts({ state: 'delivered', revisionsLeft: 0 }), 'client')).toEqual(['approve'])
})

test('what was delivered is called off by the designer alone: its client would keep work that nobody paid', () => {
  expect(nextState('cancel', facts({ state: 'delivered' }), 'client')).toBeNull()
  expect(nextState('cancel', facts({ state: 'delivered' }), 'designer')).toBe('cancelled')
  expect(nextState('cancel', facts({ state: 'active' }), 'client')).toBe('cancelled')
})

test('an approved milestone leads to the next one, the last to the end', () => {
  const delivered = (milestonesLeft: number) => facts({ state: 'delivered', milestonesLeft })
  expect(nextState('approve', delivered(2), 'client')).toBe('active')
  expect(nextState('approve', delivered(1), 'client')).toBe('approved')
  expect(nextState('approve', delivered(0), 'client')).toBe('approved')
})

test('nothing is delivered or approved whose money no bank holds', () => {
  expect(actionsOf(facts({ state: 'active', isFunded: false }), 'designer')).toEqual(['cancel'])
  expect(actionsOf(facts({ state: 'delivered', isFunded: false }), 'client')).toEqual(['revise'])
})

test('what is over stays over, and opens no project', () => {
  const over = ['declined', 'expired', 'closed', 'cancelled'] as const
  for (const state of over) {
    for (const side of hireSides) expect(actionsOf(facts({ state }), side)).toEqual([])
    expect(hasAccess(state)).toBe(false)
  }
})

test('no step leads to a state that access could come from without the word of both', () => {
  const anything = fc.record({
    state: fc.constantFrom(...hireStates),
    price: fc.constantFrom('package' as const, 'quote_wanted' as const, 'quoted' as const),
    revisionsLeft: fc.integer({ min: 0, max: 3 }),
    milestonesLeft: fc.integer({ min: 0, max: 3 }),
    isFunded: fc.boolean(),
  })
  fc.assert(
    fc.property(
      anything,
      fc.constantFrom(...hireActions),
      fc.constantFrom(...hireSides),
      (given, action, side) => {
        const to = nextState(action, given, side)
        if (to === null || !hasAccess(to) || hasAccess(given.state)) return
        // A quote is accepted by its money alone.
        expect([given.state, given.price, action, side]).toEqual([
          'requested',
          'package',
          'accept',
          'designer',
        ])
      },
    ),
  )
})

test('only the client says a word about the work, once, after it is closed', () => {
  const asked = { state: 'closed', side: 'client', isReviewed: false } as const
  expect(mayReview(asked)).toBe(true)
  expect(mayReview({ ...asked, isReviewed: true })).toBe(false)
  expect(mayReview({ ...asked, side: 'designer' })).toBe(false)
  expect(mayReview({ ...asked, state: 'approved' })).toBe(false)
})
