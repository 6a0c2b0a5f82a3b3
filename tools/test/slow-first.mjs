// The order of files in a stage of vitest: what takes long begins first, so that nobody waits for one file in the end.
import { BaseSequencer } from 'vitest/node'

/** Longer than ten seconds each, the longest of a stage first. */
export const slow = [
  'apps/api/src/main-stops.test.ts',
  'apps/api/src/main.test.ts',
  'apps/api/src/design-ai/provider/conformance.test.ts',
  'apps/api/src/payment/provider/provider-faults.test.ts',
  'apps/api/src/testing/access/matrix.test.ts',
  'apps/api/src/design-ai/job/ai-jobs.test.ts',
  'apps/api/src/live/live-nodes.test.ts',
  'apps/api/src/order/fulfilment/status-matrix.test.ts',
  'apps/api/src/design-ai/provider/begun-work.test.ts',
  'apps/api/src/testing/access/objects.test.ts',
  'apps/api/src/testing/days/running-example.test.ts',
  'apps/api/src/platform/jobs/killed-workers.test.ts',
  'apps/api/src/account/abuse-requests.test.ts',
  'tests/faults/checkout-kills.test.ts',
  'tests/faults/months-kills.test.ts',
  'tests/faults/credits-kills.test.ts',
]

/** @param {string} file */
const rankOf = (file) => {
  const at = slow.findIndex((known) => file.endsWith(known))
  return at === -1 ? slow.length : at
}

/**
 * @template {{ moduleId: string }} File
 * @param {readonly File[]} files
 */
export const slowFirst = (files) =>
  files.toSorted((one, other) => rankOf(one.moduleId) - rankOf(other.moduleId))

export class SlowFirst extends BaseSequencer {
  /** @type {BaseSequencer['sort']} */
  async sort(files) {
    return slowFirst(await super.sort(files))
  }
}
