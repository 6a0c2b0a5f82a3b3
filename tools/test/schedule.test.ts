import { expect, test } from 'vitest'
import { runStages } from './schedule.mjs'

const passed = { passed: 1, failed: 0, skipped: 0 }
const failed = { passed: 0, failed: 1, skipped: 0 }

/** Stages that end when they are told to. */
const aRun = (cores: number) => {
  const started: string[] = []
  const ends = new Map<string, (result: object) => void>()
  const stage = (name: string, busy = 1, needs: string[] = []) => ({
    name,
    cores: busy,
    needs,
    run: () =>
      new Promise<{ failed: number }>((resolve) => {
        started.push(name)
        ends.set(name, resolve as (result: object) => void)
      }),
  })
  const end = async (name: string, result: object = passed) => {
    ends.get(name)?.(result)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { started, stage, end, run: (stages: ReturnType<typeof stage>[]) => runStages(stages, { cores }) }
}

test('stages run side by side as long as cores are free, in their order', async () => {
  const { started, stage, end, run } = aRun(2)
  const all = run([stage('types'), stage('build'), stage('unit', 2), stage('lint')])
  expect(started).toEqual(['types', 'build'])
  await end('build')
  expect(started).toEqual(['types', 'build', 'lint'])
  await end('types')
  await end('lint')
  expect(started).toEqual(['types', 'build', 'lint', 'unit'])
  await end('unit')
  expect([...(await all).keys()]).toEqual(['build', 'types', 'lint', 'unit'])
})

test('a stage that wants more cores than there are runs alone', async () => {
  const { started, stage, end, run } = aRun(1)
  const all = run([stage('journeys', 2), stage('build')])
  expect(started).toEqual(['journeys'])
  await end('journeys')
  expect(started).toEqual(['journeys', 'build'])
  await end('build')
  await all
})

test('what needs a stage that failed is not run, and counts as failed', async () => {
  const { started, stage, end, run } = aRun(2)
  const all = run([stage('build'), stage('journeys', 2, ['build'])])
  await end('build', failed)
  expect(started).toEqual(['build'])
  expect((await all).get('journeys')).toMatchObject({ failed: 1, wasLost: true })
})

test('a stage may need one that this run leaves out', async () => {
  const { started, stage, end, run } = aRun(2)
  const all = run([stage('journeys', 2, ['build'])])
  expect(started).toEqual(['journeys'])
  await end('journeys')
  await all
})

test('a stage that throws has failed, and the others go on', async () => {
  const broken = { name: 'unit', cores: 1, run: () => Promise.reject(new Error('no disk')) }
  const fine = { name: 'lint', cores: 1, run: () => Promise.resolve(passed) }
  const results = await runStages([broken, fine], { cores: 1 })
  expect(results.get('unit')).toMatchObject({ failed: 1 })
  expect(results.get('lint')).toMatchObject({ failed: 0 })
})
