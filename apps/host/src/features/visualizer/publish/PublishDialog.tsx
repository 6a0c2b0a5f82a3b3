import { Link } from 'react-router'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSave } from '../../../data/useSave.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import type { RoomKeeping } from '../room/useKeep.ts'
import { visualizerPaths } from '../visualizer-paths.ts'
import { publishMessages as messages } from './messages.ts'
import { TemplateFields, templateRules, type TemplateWords } from './TemplateFields.tsx'

type Props = { isPro: boolean; keeping: RoomKeeping; name: string; onClose: () => void }

/** Title and style, and of a Pro who sees it. */
export const PublishDialog = (props: Props) =>
  props.isPro ? (
    <OfPros {...props} />
  ) : (
    <Dialog title={messages.keepTitle} onClose={props.onClose}>
      <PublishForm {...props} />
    </Dialog>
  )

/** In another showroom than their own, a Pro is led there. */
const OfPros = (props: Props) => {
  const read = useRead('GET /api/showroom/own', {})
  const { showroom, select } = useCurrentShowroom()
  return (
    <Dialog title={messages.publishTitle} onClose={props.onClose}>
      <Loaded read={read} rows={3}>
        {({ data: { vsd_id } }) =>
          vsd_id === showroom ? (
            <PublishForm {...props} />
          ) : (
            <div className="form">
              <p>{messages.notOwn}</p>
              <p>
                <Link className="button" to={visualizerPaths.plans()} onClick={() => select(vsd_id)}>
                  {messages.openOwn(vsd_id)}
                </Link>
              </p>
            </div>
          )
        }
      </Loaded>
    </Dialog>
  )
}

const PublishForm = ({ isPro, keeping, name, onClose }: Props) => {
  const values: TemplateWords = { title: name, style: 'modern', state: 'published' }
  const { form: element, ...form } = useForm<TemplateWords>({ values, rules: templateRules })
  const save = useSave(form, async (typed) => {
    const kept = await keeping.keep()
    if (!kept) return undefined
    const { message = '' } = await call('POST /api/visualization/template', {
      body: { ...typed, design: kept.id },
    })
    const mine = isPro ? visualizerPaths.own : visualizerPaths.start
    toast.success(message, { to: mine, label: messages.seeTemplates })
    onClose()
    return undefined
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <p>{isPro ? messages.publishAbout : messages.keepAbout}</p>
      <TemplateFields {...form} states={isPro ? ['published', 'draft'] : []} />
      <SaveButton
        isBusy={form.isBusy}
        label={isPro ? messages.toPublish : messages.toKeep}
        busyLabel={isPro ? messages.publishing : messages.keeping}
      />
    </form>
  )
}
