import type { ComponentProps, FormEvent } from 'react'
import { focusFirstOff } from './focus-first-invalid.ts'

type Props = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'aria-busy' | 'onSubmit' | 'action'> & {
  isBusy: boolean
  onSubmit: () => void
}

/**
 * A form that focuses its first invalid field on submit. The method is `post`, so that a submit before
 * hydration does not put values into the URL.
 */
export function Form({ isBusy, onSubmit, ...form }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
    focusFirstOff(event.currentTarget)
  }
  return <form {...form} method="post" noValidate aria-busy={isBusy} onSubmit={submit} />
}
