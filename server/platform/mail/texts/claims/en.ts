import type { ClaimTexts } from './claimTexts.ts';

export const claims: ClaimTexts = {
  remind_return: {
    client: {
      title: 'Is the car back?',
      lead: 'The rental is over, and the owner has not confirmed the return. If the car is back, please ask the owner to do it; if you still have it, contact the owner at once.',
    },
    owner: {
      title: 'Is the car back?',
      lead: 'The rental is over. Please confirm the return on the page of the order. If you do not, we close the order {{closeHours}} hours after the end of the rental, and you have {{claimHours}} hours from then to make a claim. If the car is missing, call the client, then 112.',
    },
  },
  close: {
    client: {
      title: 'Your order is closed',
      lead: 'The owner did not confirm the return, so we have closed the order. The owner can make a claim for {{claimHours}} hours; then a deposit that the bank holds is released.',
    },
    owner: {
      title: 'We have closed your order',
      lead: 'You did not confirm the return, so we have closed the order. You have {{claimHours}} hours to make a claim; then a deposit that the bank holds is released.',
    },
  },
  remind_start: {
    client: {
      title: 'Did you get the car?',
      lead: 'The rental is over, and the owner has not confirmed the hand-over. If you had the car, please ask the owner to do it. If you did not get it, write to the owner or to us, and you get everything back. If nobody answers, we end the order {{closeHours}} hours after the end of the rental: unless something shows that you had the car, you get back all but the price of the first day.',
    },
    owner: {
      title: 'Was the car handed over?',
      lead: 'The rental is over, and you have not confirmed the hand-over. If the client had the car, please confirm the hand-over and the return on the page of the order. If you do not, we end the order {{closeHours}} hours after the end of the rental: unless something shows that the client had the car, they get back all but the price of the first day.',
    },
  },
  no_show: {
    client: {
      title: 'Your order was cancelled',
      lead: 'Nobody confirmed that you got the car, so we have cancelled the order under the cancellation rules. Anything due to you goes back the way you paid. If the car was not there or was not the one described, write to us, and you get everything back.',
    },
    owner: {
      title: 'An order was cancelled',
      lead: 'You did not confirm that the car was handed over, so we have cancelled the order. The client gets back what is due under the cancellation rules.',
    },
  },
  hold_deposit: {
    client: {
      title: 'The deposit is held',
      lead: 'Your bank holds the deposit. Nothing is charged: it is released after the return, unless the owner makes a claim within {{claimHours}} hours of it.',
    },
    owner: {
      title: 'The deposit is held',
      lead: 'The bank holds your client’s deposit. You have {{claimHours}} hours after the return to make a claim; then it is released.',
    },
  },
  return_deposit: {
    client: {
      title: 'Your deposit is free again',
      lead: 'We have told the bank to release the deposit. It usually shows on the card within a few days.',
    },
    owner: {
      title: 'The deposit goes back',
      lead: 'The bank is releasing the deposit. There is nothing for you to do.',
    },
  },
  take_deposit: {
    client: {
      title: 'The owner has your deposit',
      lead: 'The owner recorded that {{amount}} was taken as the deposit. If that is not what you handed over, say so in the chat at once. After the return it is given back, or the order shows how much was kept and why.',
    },
    owner: {
      title: 'You took the deposit',
      lead: 'You recorded {{amount}} as the deposit. Your client sees it, too. After the return, please record what you give back, and what you keep and why.',
    },
  },
  give_deposit: {
    client: {
      title: 'Your deposit was given back',
      lead: 'The owner recorded that {{amount}} of the deposit was given back to you. If you did not get it, say so in the chat at once.',
    },
    owner: {
      title: 'You gave the deposit back',
      lead: 'You recorded that {{amount}} of the deposit was given back. Your client sees it, too.',
    },
  },
  keep_deposit: {
    client: {
      title: 'The owner keeps some of the deposit',
      lead: 'The owner keeps {{amount}} of your deposit; the order says why. If you do not agree, write to the owner in the chat, or report a problem to us.',
    },
    owner: {
      title: 'You keep some of the deposit',
      lead: 'You recorded that you keep {{amount}} of the deposit. Your client sees it with your reason. If you make a claim, it counts towards your claim.',
    },
  },
  remind_deposit: {
    client: {
      title: 'The deposit is still with the owner',
      lead: 'We have reminded the owner to give your deposit back, or to say what is kept of it and why. If you already have it, ask the owner to confirm that on the page of the order; if you do not agree, report a problem to us.',
    },
    owner: {
      title: 'Is the deposit given back?',
      lead: 'You took a deposit for this order, and it has been neither given back nor kept yet. Please give it back and confirm that on the page of the order, or say there how much you keep and why. Your client sees the same.',
    },
  },
  claim: {
    client: {
      title: 'The owner asks for money',
      lead: 'The owner of the car claims {{amount}}. Please look at it and answer within {{answerHours}} hours: accept all, part or none of it. Gza decides on what you do not accept; silence accepts nothing.',
    },
    owner: {
      title: 'Your claim was sent',
      lead: 'You claimed {{amount}}. The client has {{answerHours}} hours to answer; without an answer Gza decides.',
    },
  },
  answer_claim: {
    client: {
      title: 'You answered the claim',
      lead: 'Your answer was sent to the owner. Where you did not accept everything, Gza looks at both sides and decides.',
      due: 'What the deposit does not cover is to be paid by {{until}}.',
    },
    owner: {
      title: 'The client answered your claim',
      lead: 'Please look at the answer. Where not everything was accepted, Gza looks at both sides and decides.',
      due: 'The client has until {{until}} to pay what the deposit does not cover.',
    },
  },
  pass_claim: {
    client: {
      title: 'The claim goes to Gza',
      lead: 'You did not answer in time. Nothing counts as accepted: Gza looks at both sides and decides.',
    },
    owner: {
      title: 'Gza decides your claim',
      lead: 'The client did not answer in time. Gza looks at both sides and decides.',
    },
  },
  decide_claim: {
    client: {
      title: 'Gza has decided the claim',
      lead: 'The page of the claim shows what is owed for each item, and why. It comes from the deposit first.',
      due: 'What the deposit does not cover is to be paid by {{until}}.',
    },
    owner: {
      title: 'Gza has decided your claim',
      lead: 'The page of the claim shows what is owed for each item, and why. It comes from the deposit first.',
      due: 'The client has until {{until}} to pay what the deposit does not cover.',
    },
  },
  pay_claim: {
    client: {
      title: 'The claim is paid',
      lead: 'What the deposit did not cover is paid. Thank you.',
    },
    owner: {
      title: 'The claim is paid',
      lead: 'The client has paid what the deposit did not cover.',
    },
  },
  drop_deposit: {
    client: {
      title: 'The deposit is not held any more',
      lead: 'Your bank has released the deposit by itself. Until the car is back, you can have it held again on the page of the order; after that there is nothing for you to do.',
    },
    owner: {
      title: 'The deposit is not held any more',
      lead: 'Your client’s bank has released the deposit by itself. If the car is not back yet, we have asked the client to have it held again. What is owed to you can be claimed without it.',
    },
  },
  reopen_claim: {
    client: {
      title: 'Please pay what is owed',
      lead: 'Your bank released the deposit before what is owed was taken from it. Please pay {{amount}}: online on the page of the claim, or in cash to the owner.',
      due: 'Please pay by {{until}}.',
    },
    owner: {
      title: 'Nothing came from the deposit',
      lead: 'The client’s bank released the deposit before what is owed to you was taken from it. We have asked the client to pay {{amount}}.',
      due: 'The client has until {{until}}.',
    },
  },
  remind_claim: {
    client: {
      title: 'The claim is not paid yet',
      lead: 'The time to pay it has run out. Please pay now on the page of the claim, or in cash to the owner, who then confirms it.',
    },
    owner: {
      title: 'The client has not paid yet',
      lead: 'The time to pay the claim has run out, and we have reminded the client. If it stays unpaid, the page of the claim and the evidence of the order show what is owed to you.',
    },
  },
};
