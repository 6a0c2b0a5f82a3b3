import type { JobState } from '@showroom/contract/job/job-states'

const states: Record<JobState, string> = { failed: 'Given up', open: 'Open' }

/** What the page of the work behind the requests says. */
export const jobsMessages = {
  stateOf: (state: JobState) => states[state],
  whichJobs: 'Which work',
  caption: 'Work behind the requests, times in Pacific',
  job: 'job',
  jobs: 'jobs',
  search: 'Search by kind, cause or error',
  nothingFailed: 'Nothing was given up. What fails ten times turns up here.',
  nothingOpen: 'Nothing is waiting to be done.',
  kind: 'Kind',
  cause: 'Cause',
  tries: 'Tries',
  written: 'Written (Pacific)',
  writtenShort: 'Written',
  due: 'Due (Pacific)',
  dueShort: 'Due',
  error: 'Last error',
  act: 'What to do',
  retry: 'Retry',
  retryOf: (cause: string) => `Retry ${cause}`,
  drop: 'Drop',
  dropOf: (cause: string) => `Drop ${cause}`,
}
