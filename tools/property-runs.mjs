// `FC_RUNS=1000000 npx vitest run --project unit order-money` tries every property that often; else fast-check's hundred.
if (process.env.FC_RUNS) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ numRuns: Number(process.env.FC_RUNS) })
}
