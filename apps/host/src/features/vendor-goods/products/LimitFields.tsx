import { offeredDocuments } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import type { ProductFields } from './useProductForm.ts'
import { productMessages as messages } from './messages.ts'

/** Papers that are written for the buyer, and where it may not be sold. */
export const LimitFields = ({ form, field }: Pick<ProductFields, 'form' | 'field'>) => {
  const { documents, prop65 } = form.values
  const wrongState = Object.entries(form.errors).find(([name]) => name.startsWith('restricted_states'))?.[1]
  return (
    <fieldset className="goods-section">
      <legend>{messages.compliance}</legend>
      <div role="group" aria-label={messages.documents}>
        <p className="goods-soft">{messages.documents}</p>
        {offeredDocuments.map((name) => (
          <CheckField
            key={name}
            name={name}
            checked={documents.includes(name)}
            onChange={(isChosen) =>
              form.change({
                documents: offeredDocuments.filter((each) =>
                  each === name ? isChosen : documents.includes(each),
                ),
              })
            }
          >
            {name}
          </CheckField>
        ))}
      </div>
      <TextField
        {...field('restricted_states')}
        error={wrongState?.join(' ')}
        label={messages.states}
        hint={messages.statesHint}
        maxLength={250}
      />
      <CheckField name="prop65" checked={prop65} onChange={(isSaid) => form.change({ prop65: isSaid })}>
        {messages.prop65}
      </CheckField>
      <FormFailure sentence={form.errorOf('documents') ?? null} />
    </fieldset>
  )
}
