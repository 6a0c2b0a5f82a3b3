import type { Project } from '@showroom/contract/project/project'
import type { FastifyInstance } from 'fastify'

export type Sending = {
  projectId: string
  token: string
  fileName: string
  bytes: string | Buffer
  headers?: object
}

export const fileForm = ({ fileName, bytes }: Pick<Sending, 'fileName' | 'bytes'>) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=paper' },
  payload: Buffer.concat([
    Buffer.from(
      `--paper\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n--paper--\r\n'),
  ]),
})

const sendTo =
  (path: string) =>
  async (app: FastifyInstance, { projectId, token, ...file }: Sending) => {
    const { headers, payload } = fileForm(file)
    return app.inject({
      method: 'POST',
      url: `${path}/${projectId}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    })
  }

export const trySending = sendTo('/api/project_file')
/** Attached to what somebody writes. */
export const sendChatFile = sendTo('/api/projectChat_file')

/** The project with the file in it. */
export const sendFile = async (app: FastifyInstance, sending: Sending): Promise<Project> => {
  const reply = await trySending(app, sending)
  return reply.json<{ data: Project }>().data
}
