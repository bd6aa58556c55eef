import type { Scope } from './scope.ts'

/** Buttons that many pages and dialogs share. */
export function buttonsIn(scope: Scope) {
  return {
    retry: scope.getByRole('button', { name: 'Tentar de novo' }),
    close: scope.getByRole('button', { name: 'Fechar' }),
    back: scope.getByRole('button', { name: 'Voltar' }),
    ok: scope.getByRole('button', { name: 'OK' }),
    proceed: scope.getByRole('button', { name: 'Continuar' }),
    showMore: scope.getByRole('button', { name: 'Mostrar mais' }),
    notNow: scope.getByRole('button', { name: 'Agora não' }),
    logIn: scope.getByRole('button', { name: 'Entrar' }),
    logOut: scope.getByRole('button', { name: 'Sair' }),
    register: scope.getByRole('button', { name: 'Cadastrar-se' }),
    createAccount: scope.getByRole('button', { name: 'Criar uma conta' }),
    readTerms: scope.getByRole('button', { name: 'Ler os termos' }),
    save: scope.getByRole('button', { name: 'Salvar' }),
    send: scope.getByRole('button', { name: 'Enviar', exact: true }),
    sendAgain: scope.getByRole('button', { name: 'Enviar de novo' }),
    stopSending: scope.getByRole('button', { name: 'Parar envio' }),
    removeFirstImage: scope.getByRole('button', { name: 'Tirar a imagem 1' }),
    reply: scope.getByRole('button', { name: 'Responder' }),
    copy: scope.getByRole('button', { name: 'Copiar' }),
    copied: scope.getByRole('button', { name: 'Copiado' }),
    done: scope.getByRole('button', { name: 'Pronto' }),
    clearSearch: scope.getByRole('button', { name: 'Limpar a busca' }),
    askNow: scope.getByRole('button', { name: 'Perguntar agora' }),
    markAllRead: scope.getByRole('button', { name: 'Marcar todas como lidas' }),
    exportCsv: scope.getByRole('button', { name: 'Exportar CSV' }),
    againIn: scope.getByRole('button', { name: 'De novo em' }),
    toGames: scope.getByRole('button', { name: 'Voltar aos jogos' }),
    chat: scope.getByRole('button', { name: 'Bate-papo' }),
  }
}
