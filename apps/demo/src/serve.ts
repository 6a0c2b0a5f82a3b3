import { start } from '@showroom/api/main'
import { fillWithDemo } from './fill.ts'
import { demoPassword, demoPeople } from './people.ts'
import { demoShowroomIds } from './showrooms.ts'

/** The marketplace as `npm start` shows it: the API and all it serves, on invented goods. */
start({
  fill: fillWithDemo,
  lines: ({ environment }) => [
    ['Showroom IDs', demoShowroomIds.join('  ')],
    ...(environment === 'development'
      ? ([
          ['People', demoPeople.map(({ email }) => email).join('  ')],
          ['Their password', demoPassword],
        ] as const)
      : []),
  ],
})
