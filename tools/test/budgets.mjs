// What each stage of the test run may cost in processor seconds, which do not depend on what else the machine does.
// Each is half as much again to twice what was measured (bench/tests.json): another machine passes, a stage that grew
// does not.
export const budgets = {
  format: 5,
  build: 70,
  types: 180,
  lint: 110,
  arrows: 24,
  unit: 80,
  api: 1_700,
  'api-embedded': 450,
  payment: 55,
  widgets: 100,
  storybook: 110,
  journeys: 2_000,
  faults: 280,
  'npm-package': 100,
  package: 150,
}
