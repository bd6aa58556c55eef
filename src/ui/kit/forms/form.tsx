import type { ComponentProps, FormEvent } from 'react'
import { focusFirstOff } from './focus-first-invalid.ts'

type Props = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'aria-busy' | 'onSubmit' | 'action'> & {
  isBusy: boolean
  onSubmit: () => void
}

/**
 * Focuses the first invalid field on submit. `post`, so a submit before hydration puts no values in the URL.
 */
export function Form({ isBusy, onSubmit, ...form }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
    focusFirstOff(event.currentTarget)
  }
  return <form {...form} method="post" noValidate aria-busy={isBusy} onSubmit={submit} />
}
