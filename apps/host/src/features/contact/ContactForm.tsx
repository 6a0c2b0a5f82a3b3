import {
  contactRoleLabels,
  contactRoles,
  contactTopicLabels,
  contactTopics,
  longestMessage,
} from '@showroom/contract/contact/choices'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { PhoneField } from '../../kit/form/PhoneField.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { textOf } from '../../kit/form/text-of.ts'
import { roleNamed, topicNamed } from './contact-form.ts'
import type { useContactForm } from './useContactForm.ts'
import { contactMessages as messages } from './messages.ts'

const roleOptions = contactRoles.map((value) => ({ value, label: contactRoleLabels[value] }))
const topicOptions = contactTopics.map((value) => ({ value, label: contactTopicLabels[value] }))

type Form = ReturnType<typeof useContactForm>
type Fields = Omit<Form, 'element'>

export const ContactForm = ({ form: { element, ...form } }: { form: Form }) => (
  <form ref={element} className="form" noValidate onSubmit={form.submit}>
    <FormFailure sentence={form.sentence} />
    <Person form={form} />
    <Matter form={form} />
    <Trap form={form} />
    <div className="contact-send">
      <button type="submit" className="button" aria-disabled={form.isBusy || undefined}>
        {form.isBusy ? messages.sending : messages.send}
      </button>
    </div>
  </form>
)

const Person = ({ form }: { form: Fields }) => {
  const { values, change, errorOf } = form
  return (
    <>
      <TextField
        {...textOf(form, 'full_name')}
        label={messages.name}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={120}
        required
      />
      <TextField
        {...textOf(form, 'email')}
        label={messages.email}
        hint={messages.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="next"
        maxLength={254}
        required
      />
      <PhoneField
        value={values}
        onChange={change}
        error={errorOf('phone_number')}
        codeError={errorOf('country_code')}
        enterKeyHint="next"
        required={false}
      />
      <SelectField
        name="role"
        label={messages.youAre}
        empty={messages.pleaseChoose}
        options={roleOptions}
        value={values.role}
        onChange={(role) => change({ role: roleNamed(role) })}
        error={errorOf('role')}
        required
      />
    </>
  )
}

const Matter = ({ form }: { form: Fields }) => {
  const { values, change, errorOf } = form
  return (
    <>
      <SelectField
        name="topic"
        label={messages.itIsAbout}
        empty={messages.pleaseChoose}
        options={topicOptions}
        value={values.topic}
        onChange={(topic) => change({ topic: topicNamed(topic) })}
        error={errorOf('topic')}
        required
      />
      <TextField
        {...textOf(form, 'order_number')}
        label={messages.orderNumber}
        hint={messages.orderNumberHint}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={40}
        required={false}
      />
      <AreaField {...textOf(form, 'message')} label={messages.message} maxLength={longestMessage} required />
    </>
  )
}

/** Nobody sees it or comes to it by the keyboard: what fills it in is a program. */
const Trap = ({ form: { values, change } }: { form: Fields }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label>
      {messages.website}
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={values.website}
        onChange={(event) => change({ website: event.currentTarget.value })}
      />
    </label>
  </div>
)
