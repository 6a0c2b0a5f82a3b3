// `FC_RUNS=1000000 npx vitest run --project unit order-money` tries every property that often; else fast-check's hundred.
// The same hundred each time, so that a change passes or fails by what it changed; NIGHT=1 tries others.
import fc from 'fast-check'

fc.configureGlobal({
  ...(process.env.FC_RUNS ? { numRuns: Number(process.env.FC_RUNS) } : {}),
  ...(process.env.NIGHT === '1' ? {} : { seed: 20_261_123 }),
})
