import * as blocks from './blocks.ts';
import * as branches from './branches.ts';
import type { AnyCall } from './call.ts';
import * as advice from './advice.ts';
import * as accounts from './accounts.ts';
import { askCar } from './answers.ts';
import { listAudit } from './audit.ts';
import * as bankFile from './bankFile.ts';
import * as carPage from './carPage.ts';
import * as cars from './cars.ts';
import * as changes from './changes.ts';
import * as claims from './claims.ts';
import { getCommission, setCommission } from './commission.ts';
import { getRates, readRatesNow } from './currency.ts';
import * as documents from './documents.ts';
import { streamEvents } from './events.ts';
import * as feeds from './feeds.ts';
import * as favourites from './favourites.ts';
import * as fleet from './fleet.ts';
import { getFleetTerms, updateFleetTerms } from './fleetTerms.ts';
import * as fleetMany from './fleetMany.ts';
import { setLanguage } from './language.ts';
import * as sessions from './openSessions.ts';
import * as operations from './operations.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as places from './places.ts';
import * as prices from './prices.ts';
import * as profile from './profile.ts';
import { createQuote } from './quotes.ts';
import { resetPassword, startRecovery } from './recovery.ts';
import { getReference } from './reference.ts';
import * as referenceEdit from './referenceEdit.ts';
import * as registration from './registration.ts';
import { confirmReport, createReport, listReports, sendReportPhoto, showReportPhoto } from './reports.ts';
import * as reviews from './reviews.ts';
import { searchCars } from './search.ts';
import * as secondFactor from './secondFactor.ts';
import { getUser, login, logout } from './session.ts';
import { getStatistics } from './statistics.ts';
import * as threads from './threads.ts';
import * as traces from './traces.ts';
import { listVerificationImages } from './verification.ts';
import * as links from './verificationLinks.ts';

/** Every call there is, by name. Server, client and mocks are checked against this list. */
export const calls = {
  registerClient: registration.registerClient,
  listCities: registration.listCities,
  checkPhysicalOwner: registration.checkPhysicalOwner,
  checkLegalOwner: registration.checkLegalOwner,
  sendCode: registration.sendCode,
  registerPhysicalOwner: registration.registerPhysicalOwner,
  registerLegalOwner: registration.registerLegalOwner,
  getUser,
  login,
  logout,
  startRecovery,
  resetPassword,
  listThreads: threads.listThreads,
  getThread: threads.getThread,
  openThread: threads.openThread,
  listMessages: threads.listMessages,
  sendMessage: threads.sendMessage,
  markThreadSeen: threads.markThreadSeen,
  listVerificationImages,
  uploadVerificationImage: documents.uploadVerificationImage,
  deleteVerificationImage: documents.deleteVerificationImage,
  createVerificationLink: links.createVerificationLink,
  getVerificationLink: links.getVerificationLink,
  endVerificationLink: links.endVerificationLink,
  openVerificationLink: links.openVerificationLink,
  listPhoneDocuments: links.listPhoneDocuments,
  uploadPhoneDocument: links.uploadPhoneDocument,
  listVerifications: documents.listVerifications,
  openIdentityNumber: documents.openIdentityNumber,
  decideVerification: documents.decideVerification,
  setLanguage,
  getReference,
  getRates,
  searchCars,
  getHome: cars.getHome,
  getCar: cars.getCar,
  getCalendar: carPage.getCalendar,
  listSimilar: carPage.listSimilar,
  askCar,
  listCarReviews: carPage.listCarReviews,
  listReviews: cars.listReviews,
  createQuote,
  placeOrder: orders.placeOrder,
  listOrders: orders.listOrders,
  getOrder: orders.getOrder,
  cancelOrder: orders.cancelOrder,
  refundOrder: orders.refundOrder,
  substituteOrder: orders.substituteOrder,
  releaseCars: orders.releaseCars,
  acceptOrder: orders.acceptOrder,
  declineOrder: orders.declineOrder,
  markOrderPaid: orders.markOrderPaid,
  startOrder: orders.startOrder,
  finishOrder: orders.finishOrder,
  createReport,
  listReports,
  sendReportPhoto,
  confirmReport,
  listOperations: operations.listOperations,
  getStatistics,
  listPayouts: operations.listPayouts,
  movePayout: operations.movePayout,
  getBankFile: bankFile.getBankFile,
  exportPayouts: bankFile.exportPayouts,
  confirmPayoutExport: bankFile.confirmPayoutExport,
  takePayoutExportBack: bankFile.takePayoutExportBack,
  quoteChange: changes.quoteChange,
  askChange: changes.askChange,
  acceptChange: changes.acceptChange,
  declineChange: changes.declineChange,
  withdrawChange: changes.withdrawChange,
  prepareClaim: claims.prepareClaim,
  makeClaim: claims.makeClaim,
  listClaims: claims.listClaims,
  getClaim: claims.getClaim,
  answerClaim: claims.answerClaim,
  decideClaim: claims.decideClaim,
  confirmClaim: claims.confirmClaim,
  returnDeposit: claims.returnDeposit,
  moveDeposit: claims.moveDeposit,
  startPayment: payments.startPayment,
  getPayment: payments.getPayment,
  receivePaymentCallback: payments.receivePaymentCallback,
  listFavourites: favourites.listFavourites,
  addFavourite: favourites.addFavourite,
  removeFavourite: favourites.removeFavourite,
  getProfile: profile.getProfile,
  updateProfile: profile.updateProfile,
  sendEmailCode: profile.sendEmailCode,
  savePicture: profile.savePicture,
  removePicture: profile.removePicture,
  changePassword: profile.changePassword,
  exportProfile: profile.exportProfile,
  deleteProfile: profile.deleteProfile,
  listSessions: sessions.listSessions,
  endOtherSessions: sessions.endOtherSessions,
  endSession: sessions.endSession,
  getSecondFactor: secondFactor.getSecondFactor,
  startSecondFactor: secondFactor.startSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  removeSecondFactor: secondFactor.removeSecondFactor,
  getOrderReview: reviews.getOrderReview,
  createReview: reviews.createReview,
  replyToReview: reviews.replyToReview,
  listOwnReviews: reviews.listOwnReviews,
  getFleetCalendar: blocks.getFleetCalendar,
  listCarBlocks: blocks.listCarBlocks,
  createBlock: blocks.createBlock,
  updateBlock: blocks.updateBlock,
  deleteBlock: blocks.deleteBlock,
  getCarPrices: prices.getCarPrices,
  saveCarPrices: prices.saveCarPrices,
  previewPrice: prices.previewPrice,
  listPriceDays: prices.listPriceDays,
  listAdvice: advice.listAdvice,
  takeAdvice: advice.takeAdvice,
  listFleetCars: fleet.listFleetCars,
  getFleetCar: fleet.getFleetCar,
  getCarHistory: fleet.getCarHistory,
  createFleetCar: fleet.createFleetCar,
  updateFleetCar: fleet.updateFleetCar,
  copyFleetCar: fleet.copyFleetCar,
  deleteFleetCar: fleet.deleteFleetCar,
  getFleetTerms,
  updateFleetTerms,
  changeFleetCars: fleetMany.changeFleetCars,
  importFleetCars: fleetMany.importFleetCars,
  saveCarImage: fleet.saveCarImage,
  removeCarImage: fleet.removeCarImage,
  chooseMainImage: fleet.chooseMainImage,
  swapCarImages: fleet.swapCarImages,
  listBranches: branches.listBranches,
  createBranch: branches.createBranch,
  updateBranch: branches.updateBranch,
  deleteBranch: branches.deleteBranch,
  listHandovers: branches.listHandovers,
  listPlaces: places.listPlaces,
  listOfferedPlaces: places.listOfferedPlaces,
  offerPlace: places.offerPlace,
  changePlace: places.changePlace,
  removePlace: places.removePlace,
  listFeeds: feeds.listFeeds,
  addFeed: feeds.addFeed,
  refreshFeed: feeds.refreshFeed,
  removeFeed: feeds.removeFeed,
  renewExport: feeds.renewExport,
  listAccounts: accounts.listAccounts,
  getAccount: accounts.getAccount,
  listAccountOrders: accounts.listAccountOrders,
  changeAccount: accounts.changeAccount,
  endAccountSessions: accounts.endAccountSessions,
  viewAccount: accounts.viewAccount,
  stopViewing: accounts.stopViewing,
  listAudit,
  listReferenceItems: referenceEdit.listReferenceItems,
  addReferenceItem: referenceEdit.addReferenceItem,
  changeReferenceItem: referenceEdit.changeReferenceItem,
  removeReferenceItem: referenceEdit.removeReferenceItem,
  getCommission,
  setCommission,
  readRatesNow,
  sendTrace: traces.sendTrace,
  listTraces: traces.listTraces,
  getTrace: traces.getTrace,
  changeTrace: traces.changeTrace,
  addTraceNote: traces.addTraceNote,
  openTracePerson: traces.openTracePerson,
} as const satisfies Record<string, AnyCall>;

/** Calls that a browser makes by itself, as their answers are no JSON: pictures and the stream of events. */
export const callsOfBrowsers = {
  showVerificationImage: documents.showVerificationImage,
  showReportPhoto,
  streamEvents,
} as const satisfies Record<string, AnyCall>;

export type CallName = keyof typeof calls;
