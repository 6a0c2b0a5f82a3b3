import type { OrderItemProfit } from '@showroom/contract/order/order'
import { mostReturnPhotos, returnReasonNames, returnReasons } from '@showroom/contract/order/return.rules'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { pictureFields, pictureTypes } from '@showroom/contract/shared/image.rules'
import { useState } from 'react'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { FileField } from '../../kit/form/FileField.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { sendPhoto } from '../orders/returns/send-photo.ts'
import { FreshCode } from '../../session/FreshCode.tsx'
import { useOpenReturn } from './useOpenReturn.ts'
import { salesMessages as messages } from './messages.ts'

type Props = { orderId: string; items: readonly OrderItemProfit[]; onOpened: () => void }

/** An Admin opens a return or a claim beyond its time: with a reason, a file and a fresh code. */
export const OpenReturn = (props: Props) => {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <button type="button" className="button quiet sold-override" onClick={() => setOpen(true)}>
        {messages.openBeyondTime}
      </button>
    )
  return (
    <section className="sold-override" aria-labelledby="sold-override">
      <h3 id="sold-override">{messages.openBeyondTime}</h3>
      <Opening {...props} onClose={() => setOpen(false)} />
    </section>
  )
}

const Opening = ({ orderId, items, onOpened, onClose }: Props & { onClose: () => void }) => {
  const opening = useOpenReturn(orderId, () => {
    onOpened()
    onClose()
  })
  const { photos, failure, isCodeNeeded, submit } = opening
  const { form: element, ...form } = opening.form
  return (
    <>
      <form ref={element} className="form" noValidate onSubmit={submit}>
        <ReturnFields form={form} items={items} />
        <Proof orderId={orderId} photos={photos} />
        <FormFailure sentence={failure} />
        <div className="account-actions">
          <SaveButton isBusy={form.isBusy} label={messages.openIt} />
          <button type="button" className="form-link" onClick={onClose}>
            {messages.leaveIt}
          </button>
        </div>
      </form>
      {isCodeNeeded && <FreshCode />}
    </>
  )
}

type ReturnForm = ReturnType<typeof useOpenReturn>

type FieldsProps = { form: Pick<ReturnForm['form'], 'values' | 'errorOf' | 'change'>; items: Props['items'] }

const ReturnFields = ({ form, items }: FieldsProps) => (
  <>
    <SelectField
      name="item"
      label={messages.whichItem}
      empty={messages.choose}
      options={items.map(({ id, product_name }) => ({ value: id, label: product_name }))}
      value={form.values.item}
      error={form.errorOf('item')}
      onChange={(item) => form.change({ item })}
    />
    <TextField
      name="qty"
      label={messages.qty}
      inputMode="numeric"
      value={form.values.qty}
      error={form.errorOf('qty') ?? form.errorOf('lines')}
      onChange={(qty) => form.change({ qty })}
    />
    <SelectField
      name="reason"
      label={messages.clientsReason}
      empty={messages.choose}
      options={returnReasonNames.map((value) => ({ value, label: returnReasons[value].label }))}
      value={form.values.reason}
      error={form.errorOf('reason')}
      onChange={(reason) => form.change({ reason })}
    />
    <AreaField
      name="why"
      label={messages.whyBeyond}
      hint={messages.whyBeyondHint}
      value={form.values.why}
      error={form.errorOf('why')}
      onChange={(why) => form.change({ why })}
      maxLength={500}
    />
  </>
)

/** What an Admin was shown of the fault. */
const Proof = ({ orderId, photos }: Pick<Props, 'orderId'> & Pick<ReturnForm, 'photos'>) => (
  <FileField
    label={messages.proof}
    hint={messages.proofHint}
    accept={pictureTypes}
    picture={pictureFields.photo}
    required
    documents={photos.all}
    onAdd={async (file, onProgress) => {
      if (photos.all.length >= mostReturnPhotos) return say.tooManyPhotos
      const sent = await sendPhoto(orderId, file, onProgress)
      if ('sentence' in sent) return sent.sentence
      photos.add({ id: sent.data.id, file_name: file.name, size: file.size })
      return null
    }}
    onRemove={async (id) => photos.remove(id)}
  />
)
