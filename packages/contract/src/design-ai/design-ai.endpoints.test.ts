import { expect, test } from 'vitest'
import { designAiEndpoints } from './design-ai.endpoints.ts'

/** Whoever is signed out, forgotten or not known yet has no balance. */
const ofNobody = ['POST /api/AI/logout', 'POST /api/AI/password', 'POST /api/AI/forget']

test.each(Object.entries(designAiEndpoints))(
  'the reply of %s carries the balance, where it is somebody’s',
  (call, { reply }) => {
    expect('credits' in reply.shape.data.shape).toBe(!ofNobody.includes(call))
  },
)
