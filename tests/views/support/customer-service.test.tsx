import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/views/kit/show.tsx'
import { withRouter } from '#tests/views/kit/with-router.tsx'
import { CustomerService } from '#ui/support/customer-service/customer-service.tsx'

test('[CS-01] offers the help centre’s feedback form when every contact address is unsafe', async () => {
  await show(
    withRouter(
      <CustomerService entries={[{ kind: 'TELEGRAM', href: null }]} isTalking={false} chat={null} />,
    ),
  )
  const contact = page.getByRole('listitem')
  await expect.element(contact).toMatchTextContent(/^TelegramO endereço não é seguro/)
  await expect.element(contact).not.toMatchTextContent('de outro jeito')
  await expect
    .element(contact.getByRole('link', { name: 'Avise-nos pela central de ajuda' }))
    .toHaveAttribute('href', '/helpmc#feedback')
})
