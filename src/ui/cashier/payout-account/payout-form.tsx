import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type {
  PayoutField,
  PayoutFieldError,
  PayoutForm as Typed,
} from '#machines/cashier/add-payout-account.logic.ts'
import type { addPayoutAccountMachine } from '#machines/cashier/add-payout-account.machine.ts'
import type { PixKeyKind } from '#protocol/cashier/payout-numbers.ts'
import { NotAMobile } from '#ui/auth/mobile/not-a-mobile.tsx'
import { PaymentPasswordField } from '#ui/cashier/payment-password/payment-password-field.tsx'
import { Button } from '#ui/kit/controls/button.tsx'
import { failureText } from '#ui/kit/errors/failure-text.tsx'
import { TooMany } from '#ui/kit/errors/too-many.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { focusFirstOff } from '#ui/kit/forms/focus-first-invalid.ts'
import { Form } from '#ui/kit/forms/form.tsx'
import styles from './payout-accounts.module.css'

export type AddPayoutAccountActor = ActorRefFrom<typeof addPayoutAccountMachine>

const kinds = ['pix', 'bank'] as const
const keyKinds: readonly PixKeyKind[] = ['cpf', 'mobile', 'email', 'random', 'cnpj']

type Keyboard = Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize'>

/**
 * A CNPJ and the check digits of branches and accounts may contain letters, so they get no numeric keyboard.
 */
const keyboards: Readonly<Record<PixKeyKind | 'branch' | 'account', Keyboard>> = {
  cpf: { inputMode: 'numeric' },
  cnpj: { autoCapitalize: 'characters' },
  mobile: { inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none' },
  random: { autoCapitalize: 'none' },
  branch: { autoCapitalize: 'characters' },
  account: { autoCapitalize: 'characters' },
}

export function PayoutForm({ actor }: { actor: AddPayoutAccountActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { form, errors, known, guessesLeft, refusal, failure, retryAt } = snapshot.context
  const isSaving = snapshot.hasTag('busy')
  const sent = useRef<HTMLFormElement>(null)
  const isRefused = snapshot.matches({ filling: 'refused' })
  const isOff = isRefused && refusal === 'fields'
  // `Form` moves the focus on submit. The platform's errors arrive later, so the focus moves again when they
  // do.
  useEffect(() => {
    if (isOff && sent.current) focusFirstOff(sent.current)
  }, [isOff])
  const field = (name: PayoutField, label: string, hint?: ReactNode, keyboard?: Keyboard) => {
    const error = errors[name]
    const input = {
      label,
      name,
      value: form[name],
      readOnly: isSaving || (name === 'holder' && known.holder !== null),
      hint,
      error: error ? <ErrorText field={name} error={error} form={form} guessesLeft={guessesLeft} /> : null,
      onChange: ({ target }: { target: { value: string } }) =>
        actor.send({ type: 'field.change', field: name, value: target.value }),
      onLeave: () => actor.send({ type: 'field.leave', field: name }),
    }
    return name === 'paymentPassword' ? (
      <PaymentPasswordField {...input} />
    ) : (
      <Field {...input} {...keyboard} autoComplete="off" spellCheck={false} />
    )
  }
  return (
    <Form
      ref={sent}
      className={styles.form}
      isBusy={isSaving}
      onSubmit={() => actor.send({ type: 'account.save' })}
    >
      {isRefused && refusal === 'notAdded' ? (
        <NoticeBar title={failureText(failure).title}>
          <Trans id="cashier.payoutAccount.notAdded">
            The account wasn’t added. What you typed is still here.
          </Trans>
        </NoticeBar>
      ) : null}
      {snapshot.matches({ filling: 'outcomeUnknown' }) ? (
        <NoticeBar title={failureText(failure).title} isUnsure>
          <Trans id="cashier.payoutAccount.addUnknown">
            The account may have been added. Send it again: it’s never added twice.
          </Trans>
        </NoticeBar>
      ) : null}
      {snapshot.matches('throttled') ? <TooMany until={retryAt} /> : null}
      <fieldset className={styles.chips}>
        <legend>
          <Trans id="cashier.payoutAccount.kind">Receive by</Trans>
        </legend>
        {kinds.map((kind) => (
          <Button
            key={kind}
            aria-pressed={form.kind === kind}
            look={form.kind === kind ? 'line' : 'plain'}
            onClick={() => actor.send({ type: 'kind.choose', kind })}
          >
            {kind === 'pix' ? (
              <Trans id="cashier.payoutAccount.kindPix">Pix</Trans>
            ) : (
              <Trans id="cashier.payoutAccount.kindBank">Bank account</Trans>
            )}
          </Button>
        ))}
      </fieldset>
      {form.kind === 'pix' ? (
        <>
          <label className={styles.select}>
            <Trans id="cashier.payoutAccount.keyKind">Key type</Trans>
            <select
              name="keyKind"
              value={form.keyKind}
              onChange={({ target }) => {
                const keyKind = keyKinds.find((kind) => kind === target.value)
                if (keyKind) actor.send({ type: 'keyKind.choose', keyKind })
              }}
            >
              <option value="cpf">CPF</option>
              <option value="mobile">
                {t({ id: 'cashier.payoutAccount.keyKindPhone', message: 'Phone number' })}
              </option>
              <option value="email">{t({ id: 'common.email', message: 'Email' })}</option>
              <option value="random">
                {t({ id: 'cashier.payoutAccount.keyKindRandom', message: 'Random key' })}
              </option>
              <option value="cnpj">CNPJ</option>
            </select>
          </label>
          {field(
            'key',
            t({ id: 'cashier.payoutAccount.key', message: 'Pix key' }),
            <KeyHint keyKind={form.keyKind} />,
            keyboards[form.keyKind],
          )}
        </>
      ) : (
        <>
          <label className={styles.select}>
            <Trans id="cashier.payoutAccount.bank">Bank</Trans>
            <select
              name="bankCode"
              value={form.bankCode}
              aria-invalid={errors.bankCode ? true : undefined}
              onChange={({ target }) =>
                actor.send({ type: 'field.change', field: 'bankCode', value: target.value })
              }
            >
              <option value="">
                {t({ id: 'cashier.payoutAccount.bankPlaceholder', message: 'Choose your bank' })}
              </option>
              {known.banks.map(({ bankCode, name }) => (
                <option key={bankCode} value={bankCode}>
                  {bankCode} · {name}
                </option>
              ))}
            </select>
            {errors.bankCode ? (
              <span className={styles.off}>
                <Trans id="cashier.payoutAccount.bankMissing">Choose your bank.</Trans>
              </span>
            ) : null}
          </label>
          {field(
            'branch',
            t({ id: 'cashier.payoutAccount.branch', message: 'Branch' }),
            <Trans id="cashier.payoutAccount.branchHint">For example 1234 or 1234-5</Trans>,
            keyboards.branch,
          )}
          {field(
            'account',
            t({ id: 'cashier.payoutAccount.number', message: 'Account number' }),
            <Trans id="cashier.payoutAccount.numberHint">For example 12345-6 or 12345-X</Trans>,
            keyboards.account,
          )}
        </>
      )}
      {field(
        'holder',
        t({ id: 'cashier.payoutAccount.holder', message: 'Account holder' }),
        known.holder === null ? (
          <Trans id="cashier.payoutAccount.holderFirstHint">
            Your name as the bank has it. Later accounts must use the same name.
          </Trans>
        ) : (
          <Trans id="cashier.payoutAccount.holderHint">
            Your name as the bank has it. We only pay into accounts in your name.
          </Trans>
        ),
      )}
      {field('paymentPassword', t({ id: 'common.paymentPassword', message: 'Payment password' }))}
      <div className={styles.buttons}>
        <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'account.save' })}>
          {isSaving ? (
            <Trans id="cashier.payoutAccount.adding">Adding…</Trans>
          ) : (
            <Trans id="cashier.payoutAccount.submit">Add</Trans>
          )}
        </Button>
        <Button
          aria-disabled={!snapshot.can({ type: 'account.leave' })}
          onClick={() => actor.send({ type: 'account.leave' })}
        >
          <Trans id="common.cancel">Cancel</Trans>
        </Button>
      </div>
    </Form>
  )
}

type Wrong = { field: PayoutField; error: PayoutFieldError; form: Typed; guessesLeft: number | null }

function ErrorText({ field, error, form, guessesLeft }: Wrong) {
  switch (error) {
    case 'missing':
      return <Trans id="cashier.payoutAccount.missing">Fill in this field.</Trans>
    case 'differs':
      return (
        <Trans id="cashier.payoutAccount.holderDiffers">
          Not your name. We only pay into accounts in your name.
        </Trans>
      )
    case 'exists':
      return (
        <Trans id="cashier.payoutAccount.exists">You already have this account. Enter another one.</Trans>
      )
    case 'wrong':
      return (
        <Trans id="cashier.payoutAccount.passwordWrongAdd">
          Incorrect password. Nothing was added. Attempts left: {guessesLeft}.
        </Trans>
      )
    case 'invalid':
      return <Invalid field={field} keyKind={form.keyKind} />
  }
}

function KeyHint({ keyKind }: { keyKind: PixKeyKind }) {
  switch (keyKind) {
    case 'cpf':
      return <Trans id="cashier.payoutAccount.cpfHint">For example 529.982.247-25</Trans>
    case 'cnpj':
      return (
        <Trans id="cashier.payoutAccount.cnpjHint">For example 11.222.333/0001-81; it may have letters</Trans>
      )
    case 'mobile':
      return (
        <Trans id="cashier.payoutAccount.phoneHint">
          Area code and 9 digits, for example (11) 91234-5678
        </Trans>
      )
    case 'email':
      return <Trans id="cashier.payoutAccount.emailHint">The email address of your Pix key</Trans>
    case 'random':
      return <Trans id="cashier.payoutAccount.randomHint">32 characters; copy it from your bank’s app</Trans>
  }
}

function Invalid({ field, keyKind }: { field: PayoutField; keyKind: PixKeyKind }) {
  if (field === 'branch')
    return <Trans id="cashier.payoutAccount.branchInvalid">Invalid branch. Enter its 4 digits.</Trans>
  if (field === 'account')
    return <Trans id="cashier.payoutAccount.numberInvalid">Invalid account. Include the check digit.</Trans>
  if (field !== 'key')
    return <Trans id="cashier.payoutAccount.entryInvalid">Invalid entry. Check it and correct it.</Trans>
  switch (keyKind) {
    case 'cpf':
      return <Trans id="cashier.payoutAccount.cpfInvalid">Invalid CPF. Check the digits.</Trans>
    case 'cnpj':
      return <Trans id="cashier.payoutAccount.cnpjInvalid">Invalid CNPJ. Check its 14 characters.</Trans>
    case 'mobile':
      return <NotAMobile dialingCode="55" />
    case 'email':
      return <Trans id="cashier.payoutAccount.emailInvalid">Invalid email. Check the address.</Trans>
    case 'random':
      return (
        <Trans id="cashier.payoutAccount.randomInvalid">
          Invalid random key. Copy it from your bank’s app.
        </Trans>
      )
  }
}
