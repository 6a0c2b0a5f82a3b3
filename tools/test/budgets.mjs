// What each stage of the test run may cost in processor seconds, which do not depend on what else the machine does.
// Each is half as much again to twice what was measured (bench/tests.json): another machine passes, a stage that grew
// does not.
export const budgets = {
  format: 4,
  build: 50,
  types: 100,
  lint: 50,
  arrows: 15,
  unit: 65,
  api: 550,
  'api-embedded': 280,
  payment: 45,
  widgets: 65,
  storybook: 80,
  journeys: 1_400,
  faults: 140,
  'npm-package': 65,
  package: 110,
}
