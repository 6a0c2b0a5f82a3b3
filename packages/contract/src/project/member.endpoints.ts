import { z } from 'zod'
import { email } from '../account/account.fields.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { projectRole } from './project.ts'
import { memberRights, memberRoles, priceSights } from './project-choices.ts'
import { projectMessages as say } from './project.messages.ts'
import { isSound } from './member.rules.ts'
import { one, own, whole } from './project.endpoints.ts'

const access = {
  role: z.enum(memberRoles),
  right: z.enum(memberRights),
  sees_prices: z.enum(priceSights),
}
const isOrderable = ({ right, sees_prices }: z.infer<z.ZodObject<typeof access>>) =>
  isSound({ right, sees: sees_prices })
const sound = { path: ['sees_prices'], message: say.sound }

export const projectMemberEndpoints = {
  'POST /api/project/{id}/member': {
    summary: 'Invites somebody by e-mail; asked again, the newer invitation is good.',
    ...own,
    ...one,
    body: z.object({ email, ...access }).refine(isOrderable, sound),
    reply: whole,
  },
  'PUT /api/project_member/{id}': {
    summary: 'Changes what somebody may do and see.',
    ...own,
    ...one,
    body: z.object(access).refine(isOrderable, sound),
    reply: whole,
  },
  'DELETE /api/project_member/{id}': {
    summary: 'Takes somebody out of a project, or an invitation back; a member leaves by it.',
    ...own,
    ...one,
    reply: replyOf(z.object({ project_id: opaqueId, is_left: z.boolean() })),
  },
  'POST /api/project_invitation': {
    summary: 'Accepts the invitation that the code of a mail stands for.',
    ...own,
    body: z.object({ code: z.string().max(128) }),
    reply: replyOf(z.object({ project_id: opaqueId, name: z.string(), role: projectRole })),
  },
  'DELETE /api/project_file/{id}': {
    summary: 'Removes a file.',
    ...own,
    ...one,
    reply: whole,
  },
} as const satisfies EndpointTable
