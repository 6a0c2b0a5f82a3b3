import sharp from 'sharp'
import { surveyPairs } from '../../packages/contract/src/designer/style-survey.rules.ts'
import { ask, type Person } from './person.ts'
import { originAt } from './visit.ts'

const aPhoto = async (number: number) => ({
  name: `bath-${number}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c9c2b4' } })
    .jpeg()
    .toBuffer(),
})

/** As many as a brief asks for at least. */
export const briefPhotos = await Promise.all([1, 2, 3].map(aPhoto))

type WithFiles = { data: { files: { id: string }[] } }

const sendPhotos = async ({ token }: Person, project: string): Promise<string[]> => {
  let sent: string[] = []
  for (const { name, mimeType, buffer } of briefPhotos) {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(originAt(`/api/project_file/${project}`), { method: 'POST', headers, body })
    const { data }: WithFiles = await reply.json()
    sent = data.files.map(({ id }) => id)
  }
  return sent
}

/** A project whose brief is whole: any designer may be asked. */
export const aProjectWithBrief = async (client: Person, name: string): Promise<string> => {
  const { token } = client
  const body = { name, zip_code: '91101', showroom: 'HARVEST2' }
  const { data: project } = await ask<{ id: string }>('POST /api/project', { token, body })
  const brief = {
    rooms: ['bathroom'],
    survey: surveyPairs.map(() => 'left'),
    must_keep: 'The window.',
    wishes: 'Averyverylongwordthatnobodywouldeverbreakbyhand, and light.',
    budget_cents: 900_000,
    start_on: null,
    finish_by: null,
    photos: await sendPhotos(client, project.id),
  }
  await ask('PUT /api/hire_designer', { token, body: { project: project.id, brief } })
  return project.id
}

type Listed = { id: string; name: string }

/** A designer of the demo by their name. */
export const designerNamed = async (name: string): Promise<string> => {
  const { data } = await ask<Listed[]>('GET /api/designer?page_size=50')
  const found = data.find((one) => one.name === name)
  if (!found) throw new Error(`No designer is called ${name}.`)
  return found.id
}
