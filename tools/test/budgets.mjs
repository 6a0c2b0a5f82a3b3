// What each stage of the test run may cost in processor seconds, which do not depend on what else the machine does.
// Each is half as much again to twice what was measured (bench/tests.json): another machine passes, a stage that grew
// does not.
export const budgets = {
  format: 8,
  build: 70,
  types: 110,
  lint: 130,
  arrows: 30,
  unit: 130,
  api: 1_150,
  'api-embedded': 300,
  payment: 55,
  widgets: 120,
  storybook: 120,
  journeys: 1_750,
  faults: 310,
  'npm-package': 120,
  package: 170,
}
