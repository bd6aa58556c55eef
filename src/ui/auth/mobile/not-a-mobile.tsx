import { Trans } from '@lingui/react/macro'

const BRAZIL = '55'

/** Says that what was typed is no mobile, with an example where the country is Brazil. */
export const NotAMobile = ({ dialingCode }: { dialingCode: string }) =>
  dialingCode === BRAZIL ? (
    <Trans>Not a mobile. Use area code and 9 digits: (11) 91234-5678.</Trans>
  ) : (
    <Trans>Not a phone number from this country. Check the digits.</Trans>
  )
