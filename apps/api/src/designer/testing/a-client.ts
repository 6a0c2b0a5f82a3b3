import type { DesignerHire } from '@showroom/contract/designer/hire'
import { surveyPairs } from '@showroom/contract/designer/style-survey.rules'
import sharp from 'sharp'
import { type Homeowner, aHomeowner } from '../../project/testing/a-homeowner.ts'
import { sendFile } from '../../project/testing/send-file.ts'

type Opened = Parameters<typeof aHomeowner>[0]

const aPhoto = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: shade, g: 90, b: 90 } } })
    .png()
    .toBuffer()

const briefOf = (photos: string[]) => ({
  rooms: ['bathroom'],
  survey: surveyPairs.map(() => 'left'),
  must_keep: 'The window.',
  wishes: 'Light, and a place for towels.',
  budget_cents: 900_000,
  start_on: '2027-01-11',
  finish_by: '2027-03-01',
  photos,
})

const sendPhotos = async ({ app }: Opened, owner: Homeowner, projectId: string): Promise<string[]> => {
  const data = []
  for (const shade of [20, 60, 120]) {
    const bytes = await aPhoto(shade)
    data.push(await sendFile(app, { projectId, token: owner.token, fileName: `bath-${shade}.png`, bytes }))
  }
  return data.at(-1)?.files.map(({ id }) => id) ?? []
}

/** Somebody with a project and a whole brief. */
export const aClient = async (opened: Opened, telling: Record<string, unknown> = {}) => {
  const owner = await aHomeowner(opened, { full_name: 'Hanna Homeowner', ...telling })
  const { id: projectId } = await owner.begin()
  const photos = await sendPhotos(opened, owner, projectId)
  await owner.ask('PUT /api/hire_designer', { project: projectId, brief: briefOf(photos) })
  return {
    ...owner,
    projectId,
    photos,
    hire: (designer: string, telling: object = {}) =>
      owner.ask<DesignerHire>('POST /api/designer_hire', {
        project: projectId,
        designer,
        package: null,
        right: 'suggest',
        sees_prices: 'allowance',
        days: 30,
        ...telling,
      }),
  }
}
