// What each stage of the test run may cost in processor seconds. They do not depend on what else the machine does;
// each is half above what was measured (bench/tests.json), so that another machine passes and a stage that grew fails.
export const budgets = {}
