import { sendCode } from '#server/features/auth/codes/sendCode.ts';
import { forgetSessions, forgetCodes } from '#server/features/auth/forgetExpired.ts';
import { pruneBusyJob } from '#server/features/cars/pruneBusyJob.ts';
import { refreshRecommendedJob } from '#server/features/cars/recommended/refreshRecommended.ts';
import { fetchRatesJob } from '#server/features/currency/fetchRates.ts';
import { refreshFeedsJob } from '#server/features/feeds/refreshFeed.ts';
import { forgetReportPhotos } from '#server/features/evidence/forgetReportPhotos.ts';
import { remindOfReport } from '#server/features/evidence/notifyOfReport.ts';
import { rewrapReportKeys } from '#server/features/evidence/rewrapReportKeys.ts';
import { replaceEvidenceKey } from '#server/features/evidence/signing/replaceEvidenceKey.ts';
import { endOldPricesJob } from '#server/features/fleet/endOldPricesJob.ts';
import { forgetPictures } from '#server/features/fleet/images/forgetPictures.ts';
import { createPayoutsJob } from '#server/features/operations/payouts/payouts.ts';
import { afterReturnJob } from '#server/features/orders/claims/afterReturnJob.ts';
import { expireOrdersJob } from '#server/features/orders/deadlines/expireOrders.ts';
import { remindOfPaymentJob, remindOfTripJob } from '#server/features/orders/deadlines/remind.ts';
import { orderPort } from '#server/features/orders/orderPort.ts';
import { archiveOrderLogsJob } from '#server/features/orders/past/archiveOrderLogs.ts';
import { resealNumbers } from '#server/features/profile/resealNumbers.ts';
import { askForReviewsJob } from '#server/features/reviews/askForReviews.ts';
import { remindOfIdentityJob } from '#server/features/orders/identity/remindOfIdentity.ts';
import { findFitting } from '#server/features/cars/search/findFitting.ts';
import { checkSavedSearchesJob } from '#server/features/savedSearches/checkSavedSearches.ts';
import { tellWaitingJob } from '#server/features/savedSearches/waits/tellWaiting.ts';
import { mailUnread } from '#server/features/threads/mailUnread.ts';
import { forgetTraces } from '#server/features/traces/forgetTraces.ts';
import { forgetDocuments } from '#server/features/verification/forgetDocuments.ts';
import { rewrapKeys } from '#server/features/verification/rewrapKeys.ts';
import { forgetMails } from '#server/platform/mail/forgetMails.ts';
import { sendMail } from '#server/platform/mail/sendMail.ts';
import { sendPush } from '#server/platform/push/sendPush.ts';
import { askProviders } from '#server/features/payments/providers/askProvider.ts';
import { sandboxCallbackJob } from '#server/features/payments/sandbox/sandboxCallbackJob.ts';
import { settlePayment, settlePayments } from '#server/features/payments/settlePayment.ts';
import { forgetFile } from '#server/platform/storage/forgetFile.ts';
import { forgetAnswers, forgetLimits } from './platform/jobs/forgetExpired.ts';
import type { Job } from './platform/jobs/job.ts';

/** Every job there is. */
export const jobs: readonly Job[] = [
  afterReturnJob,
  archiveOrderLogsJob,
  askForReviewsJob,
  askProviders(orderPort),
  checkSavedSearchesJob(findFitting),
  createPayoutsJob,
  endOldPricesJob,
  expireOrdersJob,
  fetchRatesJob,
  forgetAnswers,
  forgetCodes,
  forgetDocuments,
  forgetFile,
  forgetLimits,
  forgetMails,
  forgetPictures,
  forgetReportPhotos,
  forgetSessions,
  forgetTraces,
  mailUnread,
  pruneBusyJob,
  refreshFeedsJob,
  refreshRecommendedJob,
  remindOfIdentityJob,
  remindOfPaymentJob,
  remindOfReport,
  remindOfTripJob,
  replaceEvidenceKey,
  resealNumbers,
  rewrapKeys,
  rewrapReportKeys,
  sandboxCallbackJob(orderPort),
  sendCode,
  sendMail,
  sendPush,
  settlePayment(orderPort),
  settlePayments,
  tellWaitingJob,
];
