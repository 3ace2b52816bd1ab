<?php

declare(strict_types=1);

namespace Stallkeeper\Search\Synonyms;

use Stallkeeper\Search\Storage\Database;
use Stallkeeper\Search\Storage\FileAccess;

/**
 * The synonym rules of a site in a SQLite file. A search reads only the rules of its own words, so thousands of rules
 * do not slow it down. The file is complete before it gets its name, and does not change afterwards.
 */
final class SynonymFile
{
    /** Maximum number of rules that one query uses. */
    private const MAX_RULES_PER_QUERY = 100;

    private ?Database $db = null;

    public function __construct(private readonly string $path) {}

    /**
     * @param list<SynonymRule> $rules
     * @param list<string>      $stopWords folded words, which a query does not contain next to other words
     *
     * @throws \RuntimeException when the file cannot be written
     */
    public static function write(string $path, array $rules, array $stopWords): void
    {
        $next = $path . '.' . bin2hex(random_bytes(4)) . '.tmp';
        FileAccess::createFile($next);
        try {
            $pdo = new \PDO('sqlite:' . $next, null, null, [\PDO::ATTR_ERRMODE => \PDO::ERRMODE_EXCEPTION]);
            $pdo->exec('PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; BEGIN;
                CREATE TABLE rules (id INTEGER PRIMARY KEY, phrases TEXT NOT NULL);
                CREATE TABLE sources (phrase TEXT NOT NULL, rule INTEGER NOT NULL, PRIMARY KEY (phrase, rule))
                    WITHOUT ROWID');
            $insertRule = $pdo->prepare('INSERT INTO rules (id, phrases) VALUES (?, ?)');
            $insertSource = $pdo->prepare('INSERT OR IGNORE INTO sources (phrase, rule) VALUES (?, ?)');
            foreach ($rules as $id => $rule) {
                $insertRule->execute([$id, json_encode($rule->to, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR)]);
                foreach ($rule->from as $phrase) {
                    $insertSource->execute([self::source($phrase, $stopWords), $id]);
                }
            }
            $pdo->exec('COMMIT');
            unset($insertRule, $insertSource, $pdo);
        } catch (\PDOException $error) {
            @unlink($next);
            throw new \RuntimeException('The file ' . basename($path) . ' cannot be written.', 0, $error);
        }
        if (!@rename($next, $path)) {
            @unlink($next);
            throw new \RuntimeException('The file ' . basename($path) . ' cannot be written.');
        }
    }

    /** @param list<string> $stopWords */
    private static function source(string $phrase, array $stopWords): string
    {
        $tokens = explode(' ', RuleParser::key($phrase));

        return implode(' ', array_diff($tokens, $stopWords) ?: $tokens);
    }

    /**
     * @param list<string> $phrases phrases of the query, as RuleParser::key() returns them
     *
     * @return array<array-key, list<string>> synonyms by phrase; empty when the file is missing or damaged
     */
    public function find(array $phrases): array
    {
        if ($phrases === [] || !is_file($this->path)) {
            return [];
        }
        try {
            $this->db ??= Database::reader($this->path);
            $places = implode(',', array_fill(0, count($phrases), '?'));
            $rows = $this->db->rows(
                "SELECT phrase, phrases FROM sources JOIN rules ON id = rule WHERE phrase IN ($places) ORDER BY rule LIMIT " .
                    self::MAX_RULES_PER_QUERY,
                $phrases,
                false,
            );
        } catch (\PDOException) {
            return [];
        }
        $found = [];
        foreach ($rows as [$phrase, $json]) {
            $synonyms = is_string($json) ? json_decode($json, true) : null;
            if (is_string($phrase) && is_array($synonyms)) {
                $found[$phrase] = [...$found[$phrase] ?? [], ...array_values(array_filter($synonyms, is_string(...)))];
            }
        }

        return $found;
    }
}
