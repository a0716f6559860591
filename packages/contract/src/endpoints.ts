import { authProviders, currentUser, register, signIn, signOut } from './accounts/endpoints.ts';
import { listAuditLog } from './audit-log/endpoints.ts';
import {
  clearQuota,
  getDiscoveryTokenUsage,
  getQuotaStatus,
  getTokenBudget,
  updateTokenBudget,
} from './budget/endpoints.ts';
import { cityStats, featuredCities, nearbyCities, recentCities, searchCities } from './cities/endpoints.ts';
import { searchConsole } from './console/endpoints.ts';
import {
  activateEmergencyShutdown,
  deactivateEmergencyShutdown,
  getSystemControls,
  getSystemControlsStatus,
  listControlOverrides,
  removeControlOverride,
  setControlOverride,
  toggleSystemControl,
} from './controls/endpoints.ts';
import {
  dismissDeadLetter,
  getErrorDiagnostics,
  getServerHealth,
  listDeadLetters,
  resolveError,
  retryDeadLetter,
} from './diagnostics/endpoints.ts';
import { countCategories, countVenues, getEvent, listEvents, searchEvents } from './events/endpoints.ts';
import { health } from './health/endpoints.ts';
import { getModelStatus, testOpenAi } from './language-model/endpoints.ts';
import { extractByPattern, getPatternStats, testPattern, testSelector } from './learning/endpoints.ts';
import { auditLocations, listLocationRules } from './location-integrity/endpoints.ts';
import { testIntelligentScraper, testScrapingPipeline, testUnifiedExtraction } from './page-trials/endpoints.ts';
import {
  getDataQualityStats,
  getQualityMetrics,
  getTimezoneStats,
  testQualityAssessment,
} from './quality/endpoints.ts';
import { consolidateRecurringEvents, listRecurringEvents } from './series/endpoints.ts';
import { listEventSources, listMerges, mergeEvents, splitEvent, undoMerge } from './series/merge-endpoints.ts';
import {
  addSource,
  getManualScrape,
  getScraperPerformance,
  getScrapingMetrics,
  getScrapingOverview,
  listAnomalies,
  listCityHeat,
  listDiscoveredSources,
  listFoundSources,
  listScrapingActivity,
  listScrapingLogs,
  listScrapingSources,
  listSourcePerformance,
  stopManualScrapes,
  triggerScrape,
} from './sources/endpoints.ts';
import { getUnreadableDocument, listUnreadableDocuments, readDocumentAgain } from './sources/unreadable-documents.ts';

/** All endpoints by id. What is not here does not exist. */
export const endpoints = {
  health,
  listEvents,
  searchEvents,
  getEvent,
  countCategories,
  countVenues,
  featuredCities,
  searchCities,
  nearbyCities,
  cityStats,
  recentCities,
  currentUser,
  signIn,
  register,
  signOut,
  authProviders,
  getSystemControls,
  getSystemControlsStatus,
  toggleSystemControl,
  activateEmergencyShutdown,
  deactivateEmergencyShutdown,
  listControlOverrides,
  setControlOverride,
  removeControlOverride,
  getScrapingOverview,
  listScrapingActivity,
  listCityHeat,
  listSourcePerformance,
  listScrapingSources,
  listFoundSources,
  listDiscoveredSources,
  getScraperPerformance,
  getScrapingMetrics,
  listScrapingLogs,
  triggerScrape,
  getManualScrape,
  stopManualScrapes,
  addSource,
  listUnreadableDocuments,
  getUnreadableDocument,
  readDocumentAgain,
  listAnomalies,
  getQualityMetrics,
  testQualityAssessment,
  getDataQualityStats,
  getTimezoneStats,
  getErrorDiagnostics,
  resolveError,
  listDeadLetters,
  retryDeadLetter,
  dismissDeadLetter,
  getServerHealth,
  listAuditLog,
  searchConsole,
  getTokenBudget,
  updateTokenBudget,
  getQuotaStatus,
  clearQuota,
  getDiscoveryTokenUsage,
  getModelStatus,
  testOpenAi,
  testUnifiedExtraction,
  testScrapingPipeline,
  getPatternStats,
  testPattern,
  extractByPattern,
  testSelector,
  testIntelligentScraper,
  listRecurringEvents,
  consolidateRecurringEvents,
  listMerges,
  mergeEvents,
  undoMerge,
  listEventSources,
  splitEvent,
  auditLocations,
  listLocationRules,
} as const;

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;
