/** What these pages say. */
export const chatMessages = {
  chat: 'Chat',
  officeHours: 'Chat: when you answer',
  aboutOfficeHours: 'Your clients see it at the head of their chats.',
  sayWhenIAnswer: 'Say when I answer',
  days: 'Days',
  weekdays: [
    [1, 'Mon'],
    [2, 'Tue'],
    [3, 'Wed'],
    [4, 'Thu'],
    [5, 'Fri'],
    [6, 'Sat'],
    [0, 'Sun'],
  ] as const,
  opens: 'From',
  closes: 'To',
  zone: 'Time zone',
  answerAutomatically: 'Answer questions automatically while I am not there',
  aboutAutomatic:
    'From our questions and answers, our policies, your goods and the project itself, with where it stands, and a button that asks for you. Never with a price.',
}
