import type { ComponentProps, FormEvent } from 'react'
import { focusFirstOff } from './focus-first-invalid.ts'

type Props = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'aria-busy' | 'onSubmit' | 'action'> & {
  isBusy: boolean
  onSubmit: () => void
}

/**
 * A form that says by itself what is wrong: the first field that is off has the focus once it is sent. `post`, so that one
 * that is sent before the page is taken over shows nothing of what was typed in an address.
 */
export function Form({ isBusy, onSubmit, ...form }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
    focusFirstOff(event.currentTarget)
  }
  return <form {...form} method="post" noValidate aria-busy={isBusy} onSubmit={submit} />
}
