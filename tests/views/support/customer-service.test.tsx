import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/views/kit/show.tsx'
import { textOf } from '#tests/views/kit/texts.ts'
import { withRouter } from '#tests/views/kit/with-router.tsx'
import { CustomerService } from '#ui/support/customer-service/customer-service.tsx'

test('[CS-01] offers the help centre’s feedback form when every contact URL is unsafe', async () => {
  await show(
    withRouter(
      <CustomerService entries={[{ kind: 'TELEGRAM', href: null }]} isTalking={false} chat={null} />,
    ),
  )
  const contact = page.getByRole('listitem')
  await expect
    .element(contact)
    .toMatchTextContent(`Telegram${textOf('support.customerService.unsafeEntryFeedback')}`)
  await expect.element(contact).not.toMatchTextContent(textOf('support.customerService.unsafeEntry'))
  await expect.element(contact.getByRole('link')).toHaveAttribute('href', '/helpmc#feedback')
})
